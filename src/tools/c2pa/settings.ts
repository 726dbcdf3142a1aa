import type { Settings } from '@contentauth/c2pa-web';

/** PEM texts that a reading trusts. Checked before: the SDK would fetch a text that begins like an address. */
export interface Trust {
  /** Roots and issuing authorities. */
  anchors: string;
  /** Single signers. */
  allowed?: string;
}

/**
 * The settings of one reading.
 * @param allowRemote whether the SDK may fetch a manifest that the file only points at. The types of c2pa-web 0.13.1
 * lack the setting; its core has it.
 */
export function readerSettings(trust: Trust | undefined, allowRemote: boolean): Settings {
  const lists = trust && {
    ...(trust.anchors && { trustAnchors: trust.anchors }),
    ...(trust.allowed && { allowedList: trust.allowed }),
  };
  const verify: Settings['verify'] & { remoteManifestFetch: boolean } = { remoteManifestFetch: allowRemote };
  return { verify, ...(lists && Object.keys(lists).length > 0 && { trust: lists }) };
}
