import { relative } from 'node:path';
import type { satteri } from '@astrojs/markdown-satteri';
import { withVersions } from '../samples/recommended.ts';
import { AuthorError } from './author-error.ts';

type Processor = ReturnType<typeof satteri>;

/** A page's text with the recommended versions. @throws AuthorError for a package without one */
export const filledPage = (content: string, path: string, sourceDir: string): string =>
  withVersions(content, sourceDir, (message, offset) => {
    const line = content.slice(0, offset).split('\n').length;
    return new AuthorError(relative(sourceDir, path), line, message);
  });

/**
 * Fills in the recommended versions before a page is compiled, because `{version:…}` isn't a valid expression, and so that
 * placeholders work everywhere: in sentences, code, attributes, and the Markdown twin.
 */
export function fillingVersions(processor: Processor, sourceDir: string): Processor {
  const create = processor.createMdxRenderer;
  if (create)
    processor.createMdxRenderer = async (...options) => {
      const renderer = await create(...options);
      return {
        ...renderer,
        process: (content, path, frontmatter) =>
          renderer.process(filledPage(content, path, sourceDir), path, frontmatter),
      };
    };
  return processor;
}
