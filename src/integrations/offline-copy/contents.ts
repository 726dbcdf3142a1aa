import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptFile } from '../../offline/copy/files.ts';
import { contentType, isMedia } from '../hosting/media-types.ts';

/** Files that only servers, search engines, and other sites read, and running examples, which need a server. */
const ONLINE_ONLY =
  /^(?:social\/|sandboxes\/(?:app\/|[^/]+\/files\.json$)|\.well-known\/|(?:404\.html|feed\.xml|sitemap\.xml|robots\.txt|opensearch\.xml|site\.webmanifest|service-worker\.js|offline\.html|offline\/index\.html|search-index\.json|(?:apple-touch-)?icon[\w-]*\.png)$)/;
/** Code and data of the site's own scripts, which the copy contains in another form. */
const BUILT = /^_astro\/(?!.*\.css$)/;

/** Whether a file goes into the copy unchanged. @param copy the zip file being built */
export const isCopied = (file: string, copy: string): boolean =>
  file !== copy && !file.endsWith('.html') && !ONLINE_ONLY.test(file) && !BUILT.test(file) && !isPacked(file);

/** Compressed for servers: `x.css.br`, next to `x.css`. */
const isPacked = (file: string) => /\.\w+\.(?:br|gz)$/.test(file);

const READ_BY_SCRIPTS = /\.(?:json|md|pem|c2pa|wasm|pdf)$/;

/** Whether scripts can request a file, so that the copy also needs it as a script. */
export const isFetched = (file: string, copy: string): boolean => {
  if (/^(?:social|downloads|sandboxes)\//.test(file) || file === copy || isPacked(file)) return false;
  return file === 'search-index.json' || READ_BY_SCRIPTS.test(file) || (isMedia(file) && !BUILT.test(file));
};

/** Wraps a file in a script. @param out the built site */
export function scriptFile(out: string, file: string): ScriptFile {
  const type = contentType(file);
  const bytes = readFileSync(join(out, file));
  const isText = /^text\/|json$|\+xml/.test(type);
  return isText ? { type, text: bytes.toString('utf8') } : { type, base64: bytes.toString('base64') };
}

/** A stylesheet with its fonts inlined: browsers don't load fonts from local files. @param out the built site */
export const withFonts = (css: string, base: string, out: string): string =>
  css.replace(/url\(["']?([^"')]+\.woff2)["']?\)/g, (whole, address: string) => {
    if (!address.startsWith(base)) return whole;
    const font = readFileSync(join(out, address.slice(base.length)));
    return `url(data:font/woff2;base64,${font.toString('base64')})`;
  });
