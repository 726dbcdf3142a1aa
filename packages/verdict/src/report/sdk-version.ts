/**
 * The SDK that validates files in addition to this page, named in every report: the WebAssembly of this package, run
 * in our own worker. A test compares this with the package.
 */
export const SDK = { name: '@contentauth/c2pa-web', version: '0.13.1', core: '0.90.1' } as const;

/** What this core can't do; sentences about it disappear with a core that can. */
export const SDK_DEFECTS = {
  /** It reports `claimSignature.mismatch` for every certificate without an organization (O), before it checks the signature. */
  needsOrganization: SDK.core.startsWith('0.90.'),
} as const;

export const sdkName = `SDK ${SDK.version}`;
