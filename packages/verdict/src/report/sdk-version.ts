import type { HashKind } from '../coverage/types.ts';

/**
 * The SDK that validates files in addition to this page, named in every report: the WebAssembly of this package, run
 * in our own worker. A test compares this with the package.
 */
export const SDK = { name: '@contentauth/c2pa-web', version: '0.13.1', core: '0.90.1' } as const;

/** What this core can't do; sentences about it disappear with a core that can. */
export const SDK_DEFECTS: { needsOrganization: boolean; misreadHashes: readonly HashKind[] } = {
  /** It reports `claimSignature.mismatch` for every certificate without an organization (O), before it checks the signature. */
  needsOrganization: SDK.core.startsWith('0.90.'),
  /**
   * Hashes whose mismatch it reports for some correct files: box hashes with ranges (0.90 only), or of a JPEG with restart
   * markers, and Merkle trees with a row above the leaves. Tests compare this with files.
   */
  misreadHashes: /^0\.9[0-2]\./.test(SDK.core) ? ['boxes', 'bmff'] : [],
};

export const sdkName = `SDK ${SDK.version}`;
