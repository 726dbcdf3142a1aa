import { site } from 'virtual:site';
import { defineCollection } from 'astro/content/config';
import { docsLoader } from './content/docs-loader.ts';
import { frontMatter } from './content/front-matter.ts';
import { sourceDir } from './content/source.ts';

// `defineCollection` isn't from `astro:content`: Vite would compile a hundred more modules before every build.

/** Every page of every version; an entry's id is its file's path inside the source folder, without extension. */
const docs = defineCollection({
  loader: docsLoader({
    base: sourceDir,
    pattern: site.versions.map(({ dir }) => `${dir}/**/*.mdx`),
    schema: frontMatter,
  }),
  schema: frontMatter,
});

export const collections = { docs };
