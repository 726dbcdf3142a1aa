import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer } from '../../../scripts/lib/serve/server.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Builds of the fixture: another text; another text and other scripts; and one without a service worker. */
const EDITIONS = {
  one: {},
  two: { FIXTURE_ISSUES: 'https://issues.example.org/new?title={title}' },
  three: { FIXTURE_ISSUES: 'https://issues.example.org/other?title={title}' },
  off: { FIXTURE_OFFLINE: 'off' },
} as const;
export type Edition = keyof typeof EDITIONS;

/** Builds one edition. @returns its folder */
async function build(edition: Edition): Promise<string> {
  // As deep as the fixture itself: its configuration imports from src/.
  const source = join(root, `tests/.output/offline-${edition}`);
  const out = join(root, `tests/.output/offline-${edition}-site`);
  await cp(join(root, 'tests/fixtures/offline'), source, { recursive: true });
  const guide = join(source, 'docs/guide.mdx');
  await writeFile(guide, (await readFile(guide, 'utf8')).replace('edition one', `edition ${edition}`));
  const { LINK_POLICY: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/astro.ts', 'build'], {
    cwd: root,
    env: { ...env, ...EDITIONS[edition], SITE_SOURCE: source, SITE_OUT: out },
    maxBuffer: 1e8,
  });
  return out;
}

export interface Published {
  url: string;
  /** The folder of an edition. */
  dirOf(edition: Edition): string;
  /** Publishes another edition in place of the one before. */
  publish(edition: Edition): void;
  close(): void;
}

/** A server with one edition of the site at a time. */
export async function publishEditions(): Promise<Published> {
  const names = Object.keys(EDITIONS) as Edition[];
  const dirs = new Map<Edition, string>();
  // One after the other: builds share caches.
  for (const name of names) dirs.set(name, await build(name));
  const servers = new Map([...dirs].map(([name, dir]) => [name, createSiteServer(dir)]));
  let current: Edition = 'one';
  const server = createServer((request, response) =>
    servers.get(current)?.emit('request', request, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dirOf: (edition) => dirs.get(edition) ?? '',
    publish: (edition) => {
      current = edition;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
