import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carriesCredentials } from '../../../src/content/picture-files.ts';
import { filesBelow } from '../../../src/integrations/files-below.ts';
import { normalizer, withoutHash } from './normalize.ts';

/** Generated from a file that is itself compared. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * The bundler splits scripts into chunks and names their variables after our modules, so moving a module changes
 * them.
 */
const SCRIPT = /^(?:_astro|sandboxes\/app)\/.*\.js$/;

/** Files with these names are text; all others are compared byte for byte. */
const TEXT =
  /(?:\.(?:c|conf|cpp|css|h|html|js|json|lock|md|mjs|pem|py|rs|sh|svg|toml|txt|webmanifest|xml)|^_\w+)$/;

/** Signed with a key that the build creates, or that key's root certificate: only the name is compared. */
const isSigned = (path: string) => carriesCredentials(path) || path === 'data/site-root.pem';

/**
 * One or more files with the same name without its hash, as text to compare; `undefined` if only the name is
 * compared.
 */
export type Build = ReadonlyMap<string, string | undefined>;

function contentOf(path: string, folder: string, normalize: (text: string) => string): string {
  const bytes = readFileSync(join(folder, path));
  return TEXT.test(path) ? normalize(bytes.toString('utf8')) : bytes.toString('base64');
}

/** Reads a built site. @throws Error for a folder without one */
export function readBuild(folder: string): Build {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has no index.html; use the output folder of a build, such as dist`);
  const paths = filesBelow(folder);
  const normalize = normalizer(paths);
  const compared = paths.filter((path) => !COMPRESSED.test(path) && !SCRIPT.test(path));
  const files = Map.groupBy(compared, withoutHash);
  return new Map(
    [...files].map(([name, same]) => {
      if (isSigned(name)) return [name, undefined];
      const contents = same.map((path) => contentOf(path, folder, normalize));
      return [name, contents.sort().join('\n')];
    }),
  );
}
