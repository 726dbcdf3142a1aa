import { base, search } from 'virtual:service-worker';
import { keepFile } from './keep-page.ts';
import { find } from './store.ts';

const MANIFEST = 'search-index.json';
const addressOf = (path: string) => new URL(base + path, location.origin).href;

/** The whole index: file contents by their path below the base. */
type Pack = Record<string, string>;
let pack: Promise<Pack | undefined> | undefined;

/** Keeps the search index, with all its files in one. */
export const keepSearch = (): Promise<void> => keepFile(addressOf(search));

async function load(): Promise<Pack | undefined> {
  const cached = await find('files', addressOf(search));
  return cached && ((await cached.json()) as Pack);
}

/** A file of the index, if the index has been stored. */
export async function searchFile({ pathname }: URL): Promise<Response | undefined> {
  const path = pathname.slice(base.length);
  if (path !== MANIFEST && !path.startsWith('_astro/search-')) return undefined;
  pack ??= load();
  const text = (await pack)?.[path];
  if (text === undefined) {
    pack = undefined;
    return undefined;
  }
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}
