import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { isFile } from '../../src/features/serve/server.ts';
import { type Listening, listening } from '../support/listening.ts';
import { fixtureTest } from './support/fixture-test.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  xml: 'text/xml',
};

/**
 * A host without rules, such as GitHub Pages: it reads neither `_headers` nor `_redirects`, serves `/x` and `/x.html`
 * alike, and responds to everything else with 404.html.
 *
 * @param below the path under which it serves the folder
 * @returns the origin, and a function that stops it
 */
export async function servePlainly(dir: string, below = '/'): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const path = decoded(`http://localhost${request.url ?? '/'}`);
    const inside = path.startsWith(below) ? path.slice(below.length) : '404.html';
    const files = [inside, `${inside}.html`, `${inside}index.html`, `${inside}/index.html`].map((file) =>
      join(dir, file),
    );
    let found: string | undefined;
    for (const file of files) if (await isFile(file)) found ??= file;
    const file = found ?? join(dir, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  return listening(server);
}

/** The path of an address; bytes that aren't UTF-8 stay encoded. */
function decoded(address: string): string {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

interface PlainHosts {
  /** Where a host without rules serves the fixture, without a slash at the end. */
  plain: string;
  /** The address at which such a host serves it below a path it wasn't built for. */
  misplaced: string;
}

/** A fixture's test with additional hosts without rules. */
export function plainTest(name: string) {
  return fixtureTest(name).extend<PlainHosts>({
    plain: async ({ site }, use) => {
      const base = new URL(site.url).pathname;
      const { origin, close } = await servePlainly(site.dir, base);
      await use(origin + base.slice(0, -1));
      close();
    },
    misplaced: async ({ site }, use) => {
      const { origin, close } = await servePlainly(site.dir, '/somewhere/else/');
      await use(`${origin}/somewhere/else/`);
      close();
    },
  });
}
