/**
 * Who judges a file here, besides this page: named in every report. It's the WebAssembly of this package, run in a worker
 * of our own. A test holds this against the package.
 */
export const SDK = { name: '@contentauth/c2pa-web', version: '0.13.1', core: '0.90.1' } as const;

export const sdkName = `SDK ${SDK.version}`;
