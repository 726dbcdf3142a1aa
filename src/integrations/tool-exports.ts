import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { AuthorError } from '../config/errors.ts';

/**
 * Stops the build if a tool has no default export (spec §8): pages show the default export of `tools/<name>.tsx`, and
 * without it, readers would see an error instead of the tool.
 */
export function toolExports(sourceDir: string): Plugin {
  const isTool = (id: string) =>
    (dirname(id) === resolve(sourceDir, 'tools') && id.endsWith('.tsx')) ||
    /\/packages\/tools\/src\/[^/]+\/index\.tsx$/.test(id);
  return {
    name: 'tool-exports',
    moduleParsed({ id, exports }) {
      if (!isTool(id) || exports.includes('default')) return;
      const named = exports.length > 0 ? `, only ${exports.join(', ')}` : '';
      throw new AuthorError(
        relative(sourceDir, id),
        undefined,
        `the tool doesn't have a default export${named}; export its component as \`export default function …\``,
      );
    },
  };
}
