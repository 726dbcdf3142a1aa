import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSearch } from '../search/built-index.ts';
import { builtDir } from '../support/site-pages.ts';
import { serverHere } from './support/installed.ts';

const here = serverHere();

interface Result {
  address: string;
}
const pagesFor = async (query: string) => {
  const { data } = await here.call('search_docs', { query, limit: 20 });
  return [...new Set((data.results as Result[]).map(({ address }) => address.split('#')[0] ?? ''))];
};

/** Every fifth query of the kept ones. */
const some: string[] = JSON.parse(
  await readFile(new URL('../search/queries.json', import.meta.url), 'utf8'),
).threads.flatMap(({ query }: { query: string }, index: number) => (index % 5 === 0 ? [query] : []));

test('the pages come in the order of the site search', async () => {
  const search = await builtSearch(builtDir);
  for (const query of some) {
    // The server names a page once, even if several of its messages match.
    const pages = new Set(search(query, 20).results.map(({ address }) => address.split('#')[0]));
    expect(await pagesFor(query), query).toEqual([...pages]);
  }
});

test('what is found can be read, down to the heading', async () => {
  for (const query of ['trust list', 'assertion.dataHash.mismatch', 'Builder.sign']) {
    for (const page of (await pagesFor(query)).slice(0, 5)) {
      const { isError, text } = await here.call('read_page', { address: page });
      expect(isError, `${page}: ${text.slice(0, 100)}`).toBe(false);
    }
  }
});

test('a long page is read in parts that make the whole', async () => {
  const whole = await readFile(join(builtDir, 'docs/glossary.md'), 'utf8');
  let markdown = '';
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const { data }: { data: Record<string, unknown> } = await here.call('read_page', {
      address: '/docs/glossary',
      offset,
    });
    markdown += String(data.markdown);
    offset = data.next_offset as number | undefined;
  }
  expect(markdown).toBe(whole);
});
