import { type ApiFamily, currentFamily } from '../api-model/family.ts';
import { WEB } from '../api-model/packages.ts';

/** The reference of the current browser SDK: /docs/js-sdk/api-web. */
export const apiWeb = (sourceDir: string): Promise<ApiFamily> =>
  currentFamily(
    {
      spec: WEB,
      root: 'js-sdk/api-web',
      shortName: 'c2pa-web',
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
