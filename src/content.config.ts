import { site } from 'virtual:site';
import { defineCollection } from 'astro/content/config';
import { docsLoader } from './content/docs-loader.ts';
import { frontMatter, olderFrontMatter } from './content/front-matter.ts';
import { sourceDir } from './content/source.ts';

// `defineCollection` isn't from `astro:content`: Vite would compile a hundred more modules before every build.

/** What a page of a version must say; the newest version comes first. */
const schemaOf = (file: string) =>
  file.startsWith(`${site.versions[0]?.dir}/`) ? frontMatter : olderFrontMatter;

/** Every page of every version; an entry's id is its file's path inside the source folder, without extension. */
const docs = defineCollection({
  loader: docsLoader({
    base: sourceDir,
    pattern: site.versions.map(({ dir }) => `${dir}/**/*.mdx`),
    schemaOf,
  }),
  schema: olderFrontMatter,
});

export const collections = { docs };
