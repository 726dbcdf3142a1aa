import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { frontMatter } from './content/front-matter.ts';
import { sourceDir } from './content/source.ts';
import { site } from 'virtual:site';

/** Every page of every version; an entry's id is its file's path inside the source folder, without extension. */
const docs = defineCollection({
  loader: glob({
    base: sourceDir,
    pattern: site.versions.map(({ dir }) => `${dir}/**/*.mdx`),
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: frontMatter,
});

export const collections = { docs };
