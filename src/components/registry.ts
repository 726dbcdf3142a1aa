import { globSync } from 'node:fs';
import { join } from 'node:path';
import { shortError } from '#config/code-failure.ts';
import { Mistake } from '#config/errors.ts';
import type { Component, Vocabulary } from '../content/markdown/component.ts';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { Picture } from './picture/Picture.tsx';
import { Term } from './term/Term.tsx';

/** A component is a folder whose `index` exports it; those that share data, or belong to a feature, are a list. */
const files = globSync(['*/index.{ts,tsx}', '../features/*/components.{ts,tsx}'], {
  cwd: import.meta.dirname,
})
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** Every component that authors can use, and the views for Markdown that needs one. */
export const vocabulary: Vocabulary = {
  components: (
    await Promise.all(
      files.map(async (file) => {
        // Vite, which reads this file for `npm run dev`, warns about a path whose extension it can't see.
        const { default: component }: { default?: Component | Component[] } = await import(
          /* @vite-ignore */ `./${file}`
        ).catch((error: Error) => {
          throw new Mistake(shortError(error));
        });
        if (!component)
          throw new Mistake(
            `${join('src/components', file)} has no default export; export what defineComponent returns`,
          );
        return component;
      }),
    )
  ).flat(),
  views: { CodeBlock, Picture, Term },
};
