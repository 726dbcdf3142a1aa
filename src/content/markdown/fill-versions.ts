import { relative } from 'node:path';
import { withVersions } from '../samples/recommended.ts';
import { AuthorError } from './author-error.ts';

/**
 * A page's text with the recommended versions. They're filled in before the page is compiled, because `{version:…}` isn't a
 * valid expression, and so that placeholders work everywhere: in sentences, code, attributes, and the Markdown twin.
 * @throws AuthorError for a package without one
 */
export const filledPage = (content: string, path: string, sourceDir: string): string =>
  withVersions(content, sourceDir, (message, offset) => {
    const line = content.slice(0, offset).split('\n').length;
    return new AuthorError(relative(sourceDir, path), line, message);
  });
