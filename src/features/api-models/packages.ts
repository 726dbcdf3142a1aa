import { join } from 'node:path';
import type { TypedPackage } from './read-types.ts';

/** The current SDKs. The copyright holder is the one in the license file or the declarations. */
export const typedPackages = (sourceDir: string): TypedPackage[] => [
  {
    name: '@contentauth/c2pa-web',
    folder: join(sourceDir, 'node_modules/@contentauth/c2pa-web'),
    entries: { '': 'dist/index.d.ts', inline: 'dist/inline.d.ts' },
    holder: 'Adobe',
  },
  {
    name: '@contentauth/c2pa-node',
    folder: join(sourceDir, 'samples/node_modules/@contentauth/c2pa-node'),
    entries: { '': 'dist/types/index.d.ts' },
    holder: 'Adobe',
  },
];

/** `data/api/c2pa-web.json` */
export const modelFile = (name: string): string => `data/api/${name.replace('@contentauth/', '')}.json`;
