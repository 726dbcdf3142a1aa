import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { docAddress, hrefOf } from '../../addresses/address.ts';
import type { SiteData } from '../configuration.ts';
import { addressOfFile } from '../doc-files.ts';

/** Requests at once; a dev server renders in one thread. */
const AT_ONCE = 4;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Every page of the docs as the dev server at `origin` answers it, in a folder like the output of a build. Only pages
 * whose source changed since they were last fetched are fetched again, also by an earlier dev server.
 */
export async function fetchPages(
  data: SiteData,
  sourceDir: string,
  origin: string,
): Promise<{ folder: string; fetched: number }> {
  const folder = join('node_modules/.cache/dev-search', digest(`${sourceDir} ${data.locale.code}`));
  const list = join(folder, 'pages.json');
  const known = await readFile(list, 'utf8').catch(() => '{}');
  const before = JSON.parse(known) as Record<string, string>;
  const now = await sources(data, sourceDir);
  const after: Record<string, string> = {};
  for (const address of Object.keys(before).filter((one) => !now.has(one)))
    await rm(fileOf(folder, address), { force: true });

  const waiting = [...now].filter(([address, key]) => before[address] !== key);
  for (const [address, key] of now) if (before[address] === key) after[address] = key;
  let fetched = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, key] = next;
      const html = await fetchHtml(origin + hrefOf(address, data.site));
      if (html === undefined) continue;
      const file = fileOf(folder, address);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
      after[address] = key;
      fetched += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await mkdir(folder, { recursive: true });
  await writeFile(list, JSON.stringify(after));
  return { folder, fetched };
}

async function fetchHtml(url: string): Promise<string | undefined> {
  const answer = await fetch(url);
  return answer.ok ? answer.text() : undefined;
}

const fileOf = (folder: string, address: string): string => join(folder, `${address}.html`);

/** What each page is made from, as a digest, by address. */
async function sources({ site, generated }: SiteData, sourceDir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { dir } of site.versions) {
    for (const file of globSync(`${dir}/**/*.mdx`, { cwd: sourceDir })) {
      const address = addressOfFile(file.replaceAll('\\', '/'), site.versions);
      if (address) found.set(address, digest(await readFile(join(sourceDir, file), 'utf8')));
    }
  }
  const [first] = site.versions;
  for (const page of generated)
    if (first) found.set(docAddress(first.path, page.id), digest(JSON.stringify(page)));
  return found;
}
