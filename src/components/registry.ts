import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Component, Vocabulary } from '../content/markdown/component.ts';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { Picture } from './picture/Picture.tsx';
import { Term } from './term/Term.tsx';

/** A component is a folder whose `index.ts` exports it. */
const folders = globSync('*/index.ts', { cwd: import.meta.dirname })
  .map(dirname)
  .sort();

/** Every component that authors can use, and the views for Markdown that needs one. */
export const vocabulary: Vocabulary = {
  components: await Promise.all(
    folders.map(async (folder) => {
      const { default: component } = (await import(`./${folder}/index.ts`)) as { default?: Component };
      if (!component) throw new Error(`src/components/${folder}/index.ts has no default export`);
      return component;
    }),
  ),
  views: { CodeBlock, Picture, Term },
};
