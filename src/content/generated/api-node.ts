import { type ApiFamily, apiFamily } from '../api-model/family.ts';

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

/** The reference of the current SDK for Node.js: /docs/c2pa-node/api. */
export const apiNode = (sourceDir: string): Promise<ApiFamily> =>
  apiFamily(
    {
      name: 'c2pa-node',
      root: 'c2pa-node/api',
      small: HANDLES,
      sources: [
        {
          title: 'c2pa-js, the source of the package',
          url: 'https://github.com/contentauth/c2pa-js/tree/main/packages/c2pa-node',
        },
      ],
    },
    sourceDir,
  );
