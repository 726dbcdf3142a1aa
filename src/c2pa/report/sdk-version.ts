/**
 * The SDK that validates files in addition to this page, named in every report: the WebAssembly of this package, run
 * in our own worker. A test compares this with the package.
 */
export const SDK = { name: '@contentauth/c2pa-web', version: '0.13.1', core: '0.90.1' } as const;

export const sdkName = `SDK ${SDK.version}`;
