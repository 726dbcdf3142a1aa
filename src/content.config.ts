import { defineCollection } from 'astro:content';
import { site } from 'virtual:site';
import { docsLoader } from './content/docs-loader.ts';
import { frontMatter } from './content/front-matter.ts';
import { sourceDir } from './content/source.ts';

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
