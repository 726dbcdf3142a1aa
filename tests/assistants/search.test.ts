import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { builtSearch } from '../search/built-index.ts';
import { listening } from '../support/listening.ts';
import { builtDir } from '../support/site-pages.ts';
import { type Caller, overStdio } from './support/client.ts';
import { serverHere } from './support/installed.ts';

const embedded = serverHere();

interface Result {
  address: string;
}
const pagesFor = async (caller: Caller, query: string) => {
  const { data } = await caller.call('search_docs', { query, limit: 20 });
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
    expect(await pagesFor(embedded, query), query).toEqual([...pages]);
  }
});

test('what is found can be read, down to the heading', async () => {
  for (const query of ['trust list', 'assertion.dataHash.mismatch', 'Builder.sign']) {
    for (const page of (await pagesFor(embedded, query)).slice(0, 5)) {
      const { isError, text } = await embedded.call('read_page', { address: page });
      expect(isError, `${page}: ${text.slice(0, 100)}`).toBe(false);
    }
  }
});

test('a long page is read in parts that make the whole', async () => {
  const whole = await readFile(join(builtDir, 'docs/glossary.md'), 'utf8');
  let markdown = '';
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const { data }: { data: Record<string, unknown> } = await embedded.call('read_page', {
      address: '/docs/glossary',
      offset,
    });
    markdown += String(data.markdown);
    offset = data.next_offset as number | undefined;
  }
  expect(markdown).toBe(whole);
});

test('with --site, the same comes from a published site, and one that’s away is named', async () => {
  const requested: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    requested.push(path);
    readFile(join(builtDir, path)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  const { origin, close } = await listening(server);
  const remote = await overStdio(embedded.program, ['--site', `${origin}/`]);
  try {
    for (const query of ['trust list', 'sign python'])
      expect(await pagesFor(remote, query)).toEqual(await pagesFor(embedded, query));
    const page = { address: '/docs/faqs' };
    expect((await remote.call('read_page', page)).text).toBe((await embedded.call('read_page', page)).text);
    expect(requested).toContain('/data/assistants.json');
    await close();
    const { isError, text } = await remote.call('read_page', { address: '/docs/introduction' });
    expect(isError).toBe(true);
    expect(text).toContain('Check --site');
  } finally {
    await remote.close();
    await close();
  }
});
