/**
 * PEM texts of the certificates to trust in a reading. Must be validated first: the SDK would fetch text that starts
 * like a URL.
 */
export interface Trust {
  /** Root and intermediate certificates. */
  anchors: string;
  /** Individual signing certificates. */
  allowed?: string;
}

/** What a reader allowed for one file. Nothing by default. */
export interface Allowed {
  /** Origins that may be contacted, such as `https://example.org`. */
  origins: readonly string[];
  /** Whether to fetch a remote manifest. */
  remoteManifest?: boolean;
  /** Whether to contact the certificate's OCSP responder. */
  revocation?: boolean;
}

export const NOTHING_ALLOWED: Allowed = { origins: [] };

/**
 * The settings of c2pa-rs 0.90 that the tools use. The names are those of the core: the types of c2pa-web 0.13.1 don't
 * include network settings.
 */
export interface SdkSettings {
  core: { allowed_network_hosts: readonly string[] };
  verify: { remote_manifest_fetch: boolean; ocsp_fetch: boolean };
  trust?: { trust_anchors?: string; allowed_list?: string };
}

/**
 * The settings of one reading. With an empty `allowed_network_hosts`, the core doesn't contact any hosts; without the
 * setting, it resolves the `did:web` of an identity at any host. The worker has its own guard as well.
 */
export function sdkSettings(trust: Trust | undefined, allowed: Allowed = NOTHING_ALLOWED): SdkSettings {
  const lists = trust && {
    ...(trust.anchors && { trust_anchors: trust.anchors }),
    ...(trust.allowed && { allowed_list: trust.allowed }),
  };
  return {
    core: { allowed_network_hosts: allowed.origins },
    verify: {
      remote_manifest_fetch: allowed.remoteManifest ?? false,
      ocsp_fetch: allowed.revocation ?? false,
    },
    ...(lists && Object.keys(lists).length > 0 && { trust: lists }),
  };
}
