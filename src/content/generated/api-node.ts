import { type ApiFamily, currentFamily } from '../api-model/family.ts';
import { NODE } from '../api-model/packages.ts';

/** What the native library returns and accepts; `unknown` to TypeScript. */
const HANDLES = [
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
  currentFamily(
    {
      spec: NODE,
      root: 'c2pa-node/api',
      shortName: 'c2pa-node',
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
