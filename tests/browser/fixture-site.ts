import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { alone } from '../support/alone.ts';
import { buildSite } from '../support/astro.ts';
import { listening } from '../support/listening.ts';

const root = resolve(import.meta.dirname, '../..');
const outputs = join(root, 'tests/.output/fixtures');

/** What a fixture is built from, in addition to its own folder. */
const inputs = ['src', 'packages', 'astro.build.mjs', 'astro.config.ts', 'package-lock.json'].map((name) =>
  join(root, name),
);

/** Locales other than the default, by fixture: each is a separate build into a folder of the first. */
const moreLocales: Readonly<Record<string, readonly string[]>> = { options: ['ar'] };

export interface FixtureSite {
  /** Origin and base path of the served site, with a trailing slash. */
  url: string;
  /** The built folder. */
  dir: string;
  close(): Promise<void>;
}

/** Takes the name of a folder in tests/fixtures. */
export type ServeFixture = (name: string) => Promise<FixtureSite>;

/** Builds and serves sites when a test first needs one. */
export async function withSites(use: (serve: ServeFixture) => Promise<void>): Promise<void> {
  const sites = new Map<string, Promise<FixtureSite>>();
  await use((name) => {
    const site = sites.get(name) ?? serveFixture(name);
    sites.set(name, site);
    return site;
  });
  for (const site of sites.values()) await (await site).close();
}

/** Serves a fixture on a free port, as a host would that reads its rules. */
async function serveFixture(name: string): Promise<FixtureSite> {
  const dir = await buildFixture(name);
  const { origin, close } = await listening(createSiteServer(dir));
  const [, base = '/'] = /^(\/\S*)\*$/m.exec(await readFile(join(dir, '_headers'), 'utf8')) ?? [];
  return { url: origin + base, dir, close };
}

/** Builds the site in tests/fixtures/`name`, unless it hasn't changed since the last build. @returns the folder */
async function buildFixture(name: string): Promise<string> {
  const source = join(root, 'tests/fixtures', name);
  const dir = join(outputs, name);
  const stamp = `${dir}.built`;
  // A worker that needs the same site waits for it.
  await alone(join(outputs, '.lock'), async () => {
    const built = (await stat(stamp).catch(() => undefined))?.mtimeMs ?? 0;
    const changed = await Promise.all([...inputs, source].map(newestChange));
    if (Math.max(...changed) < built) return;
    const begun = new Date();
    await astroBuild(source, dir);
    for (const locale of moreLocales[name] ?? []) await astroBuild(source, join(dir, locale), locale);
    await writeFile(stamp, begun.toISOString());
  });
  return dir;
}

async function astroBuild(source: string, out: string, locale = ''): Promise<void> {
  const { code, stdout, stderr } = await buildSite({
    SITE_SOURCE: source,
    SITE_OUT: out,
    ...(locale && { SITE_LOCALE: locale }),
  });
  if (code !== 0) throw new Error(`${source} can't be built:\n${stdout}${stderr}`);
}

/** Time of the latest change below a path, in milliseconds. */
async function newestChange(path: string): Promise<number> {
  const own = await stat(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = entries.map((entry) =>
    stat(join(entry.parentPath, entry.name)).then(({ mtimeMs }) => mtimeMs),
  );
  return Math.max(own.mtimeMs, ...(await Promise.all(times)));
}
