import { type ApiFamily, apiFamily } from './family.ts';

/** What the native library returns and accepts; `unknown` to TypeScript. */
const HANDLES = [
  'CallbackSignerConfig',
  'NeonBuilderHandle',
  'NeonCallbackCredentialHolderHandle',
  'NeonCallbackSignerHandle',
  'NeonIdentityAssertionBuilderHandle',
  'NeonIdentityAssertionSignerHandle',
  'NeonLocalSignerHandle',
  'NeonReaderHandle',
  'NeonTrustmarkHandle',
];

const family =
  (name: string, root: string, small: readonly string[], changes: string) =>
  (sourceDir: string): Promise<ApiFamily> => {
    const url = `https://github.com/contentauth/c2pa-js/tree/main/packages/${name}`;
    const sources = [{ title: 'c2pa-js, the source of the package', url }];
    return apiFamily({ name, root, small, sources, changes }, sourceDir);
  };

/** The reference of the current browser SDK: /docs/js-sdk/api-web. */
export const apiWeb = family('c2pa-web', 'js-sdk/api-web', [], '/docs/whats-changed');

/** The reference of the current SDK for Node.js: /docs/c2pa-node/api. */
export const apiNode = family('c2pa-node', 'c2pa-node/api', HANDLES, '/docs/c2pa-node/docs/release-notes');
