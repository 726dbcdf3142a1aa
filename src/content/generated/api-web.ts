import { type ApiFamily, apiFamily } from '../api-model/family.ts';

/** The reference of the current browser SDK: /docs/js-sdk/api-web. */
export const apiWeb = (sourceDir: string): Promise<ApiFamily> =>
  apiFamily(
    {
      name: 'c2pa-web',
      root: 'js-sdk/api-web',
      small: [],
      sources: [
        {
          title: 'c2pa-js, the source of the package',
          url: 'https://github.com/contentauth/c2pa-js/tree/main/packages/c2pa-web',
        },
      ],
    },
    sourceDir,
  );
