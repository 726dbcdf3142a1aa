import { hash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import type { AstroIntegration } from 'astro';
import { ContentCache, contentKey } from '../build-cache/content-cache.ts';
import { renderedPages } from '../content/rendered-pages.ts';
import { builtPages } from './built-pages.ts';
import { comeBack, outputDigest, wasSame } from './output.ts';

/** A page in the output folder. */
interface Rendered {
  file: string;
  digest: string;
}

/**
 * Takes a page's HTML from the output folder of the last build if its values and the code that renders it are the same.
 * The HTML itself isn't cached, only its digest: a file that was changed since is rendered again.
 */
export function keptPages(): AstroIntegration {
  const cache = new ContentCache<Rendered>('rendered-pages', '2', 1000);
  const keys = new Map<string, string>();
  const kept: Rendered[] = [];
  let out = '';
  let renderer = '';
  return {
    name: 'kept-pages',
    hooks: {
      'astro:config:done'({ config }) {
        out = fileURLToPath(config.outDir);
      },
      'astro:build:start'() {
        renderedPages().isKept = (module, address, values) => {
          renderer ||= rendererDigest(dirname(fileURLToPath(module)));
          // Fails for values that can't be compared, such as functions.
          const key = contentKey(renderer, address, hash('sha256', serialize(values), 'base64url'));
          keys.set(address, key);
          const last = cache.find(key);
          if (!last || !wasSame(join(out, last.file), last.digest)) return false;
          kept.push(last);
          return true;
        };
      },
      'astro:build:generated'({ logger }) {
        for (const { file, digest } of kept) comeBack(join(out, file), digest);
        if (kept.length > 0) logger.info(`${kept.length} pages are the same as in the last build`);
      },
      async 'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        const pages = await builtPages(folder);
        for (const [address, key] of keys) {
          const file = pages.get(address)?.file;
          if (file === undefined) continue;
          await cache.take(key, () => ({ file, digest: outputDigest(join(folder, file)) }));
        }
      },
    },
  };
}

/**
 * The code that renders pages, as the bundler wrote it: our views and Astro, the configuration, styles, and the names of
 * scripts. Not the front matter of all pages, whose part of it every page gets as values, nor the key for islands that a
 * server renders, which is different in every build.
 * @param folder of one of its files
 */
function rendererDigest(folder: string): string {
  const isHome = readdirSync(folder).some((name) => name.startsWith('prerender-entry.'));
  if (!isHome) return rendererDigest(join(folder, '..'));
  const withoutHashes = (text: string) => text.replace(/[._][\w-]{8}\.mjs/g, '.mjs');
  const files = globSync('**/*.mjs', { cwd: folder })
    .filter((file) => !file.includes('data-layer-content'))
    .map((file) => {
      const code = readFileSync(join(folder, file), 'utf8')
        .replace(/"key":"[\w+/=]{44}"/, '')
        // Which file has which page, in the order of their hashes.
        .replace(/"[^"]+":"chunks\/[^"]+\.mjs",?/g, '');
      return [withoutHashes(file), withoutHashes(code)];
    });
  return contentKey(...files.sort().flat());
}
