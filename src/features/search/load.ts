/** Reads the index in two steps, the same in browsers and in the MCP server: names answer at once, and bodies complete them. */
import { type Body, MANIFEST, type Manifest, type SearchPage } from './pages.ts';
import { createSearch } from './search.ts';

/** Reads a file of the site as JSON. @param path below the base */
type Read = (path: string) => Promise<unknown>;

async function listIn<One extends object>(read: Read, path: string, key: keyof One): Promise<One[]> {
  const list = await read(path);
  if (Array.isArray(list) && list.every((one) => Array.isArray(one?.[key]))) return list;
  throw new Error(`${path} isn't a list of pages`);
}

/** What's made once, and again after a failure. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

export function openIndex(read: Read) {
  const names = once(async () => {
    const { names, bodies } = ((await read(MANIFEST)) ?? {}) as Manifest;
    const pages = await listIn<SearchPage>(read, names, 'headings');
    return { bodies, pages, search: await createSearch(pages) };
  });
  const all = once(async () => {
    const { bodies, pages } = await names();
    const texts = await listIn<Body>(read, bodies, 'texts');
    return createSearch(pages.map((page, at) => ({ ...page, body: texts[at] as Body })));
  });
  return { names, all };
}
