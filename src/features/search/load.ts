/** Reads the index, in two steps: names answer at once, and bodies complete them. */
import { type Body, MANIFEST, type Manifest, type SearchPage, SearchUnavailable } from './pages.ts';
import { createSearch, type Search } from './search.ts';

/** Reads a file of the site as JSON. @param path below the base */
type Read = (path: string) => Promise<unknown>;

/** @throws SearchUnavailable if a file can't be read, or isn't what it should be */
async function listIn<One>(read: Read, path: string, isOne: (one: Partial<One>) => boolean): Promise<One[]> {
  const list = await read(path);
  if (Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null && isOne(one)))
    return list;
  throw new SearchUnavailable(`${path} isn't a list of pages`);
}

export async function loadNames(read: Read): Promise<{ names: Search; complete: () => Promise<Search> }> {
  const { names, bodies } = ((await read(MANIFEST)) ?? {}) as Partial<Manifest>;
  if (typeof names !== 'string' || typeof bodies !== 'string')
    throw new SearchUnavailable(`${MANIFEST} doesn't name the index's files`);
  const pages = await listIn<SearchPage>(
    read,
    names,
    ({ title, headings }) => title !== undefined && Array.isArray(headings),
  );
  return {
    names: await createSearch(pages),
    async complete() {
      const all = await listIn<Body>(
        read,
        bodies,
        ({ ids, texts }) => Array.isArray(ids) && Array.isArray(texts),
      );
      if (all.length !== pages.length) throw new SearchUnavailable(`${bodies} is of another index`);
      return createSearch(pages.map((page, index) => ({ ...page, body: all[index] as Body })));
    },
  };
}
