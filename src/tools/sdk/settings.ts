/** PEM texts that a reading trusts. Checked before: the SDK would fetch a text that begins like an address. */
export interface Trust {
  /** Roots and issuing authorities. */
  anchors: string;
  /** Single signers. */
  allowed?: string;
}

/** What a reader allowed for one file. By default nothing. */
export interface Allowed {
  /** Origins that may be contacted, such as `https://example.org`. */
  origins: readonly string[];
  /** A manifest that the file only points at may be fetched. */
  remoteManifest?: boolean;
  /** The certificate's OCSP responder may be asked. */
  revocation?: boolean;
}

export const NOTHING_ALLOWED: Allowed = { origins: [] };

/**
 * As much of the settings of c2pa-rs 0.90 as the tools set. The names are those of the core: the types of c2pa-web
 * 0.13.1 have no setting for the network.
 */
export interface SdkSettings {
  core: { allowed_network_hosts: readonly string[] };
  verify: { remote_manifest_fetch: boolean; ocsp_fetch: boolean };
  trust?: { trust_anchors?: string; allowed_list?: string };
}

/**
 * The settings of one reading. With an empty `allowed_network_hosts` the core contacts no host at all; without the
 * setting it resolves the `did:web` of an identity wherever that leads. The worker has a guard of its own besides.
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
