import { describe, expect, test } from 'vitest';
import { MANIFEST } from '../../../search/format.ts';
import { SearchUnavailable } from '../source.ts';
import { createEmbeddedSource } from './index.ts';
import { filesOf, loadFrom, request, testRecord } from './testing.ts';

const records = [
  testRecord(['Signing'], 'How signing works. <img src=x onerror=alert(1)> is shown as text.'),
  testRecord(['Constructor'], 'toString hasOwnProperty __proto__ valueOf', { identifiers: ['__proto__'] }),
];
const good = filesOf(records);
const search = (files: ReadonlyMap<string, string>, query = 'signing') =>
  createEmbeddedSource('/', loadFrom(files)).search(request(query));

describe('hostile queries are answered, and soon', () => {
  test.each([
    ['markup', '"><img onerror=alert(1)>'],
    ['long', 'signing '.repeat(1250)],
    ['one long word', 'x'.repeat(10_000)],
    ['one long identifier', 'aB1._-:/@#'.repeat(1000)],
    ['signs of regular expressions', '(((a+)+)+$ [ \\ .* ?? {9999} ^|^'],
    ['right to left', '\u202eתוכן مرحبا\u202c signing'],
    ['marks only', '\u0301'.repeat(500)],
    ['half a surrogate pair', '\ud83d signing \udc00'],
    ['names of every object', '__proto__ constructor toString hasOwnProperty'],
    ['nothing', ''],
    ['white space', ' \n\t\0 '],
    ['keys of the index itself', '=sign =signing'],
  ])('%s', async (_, query) => {
    const start = performance.now();
    const { hits, total } = await search(good, query);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(total).toBeGreaterThanOrEqual(hits.length);
  });

  test('text of pages comes back as text', async () => {
    const { hits } = await search(good, 'onerror');
    expect(hits[0]?.excerpt.map(({ text }) => text).join('')).toContain('<img src=x onerror=alert(1)>');
  });
});

describe('an index that is missing or damaged is SearchUnavailable', () => {
  const contents: Array<[string, string | undefined]> = [
    ['missing', undefined],
    ['no JSON', '<!doctype html>'],
    ['cut off', '[["a",1,[0]'],
    ['null', 'null'],
    ['of another shape', '[{"pages":1}]'],
    ['an empty list', '{"pages":[],"sections":[]}'],
  ];
  const files = [...good.keys()].filter((name) => name === MANIFEST || /(?:terms|sections)-0/.test(name));
  test.each(
    files.flatMap((file) =>
      contents.map(([what, content]) => ({ file: file.replace(/.*\//, ''), what, content, path: file })),
    ),
  )('$file is $what', async ({ path, content }) => {
    const files = new Map(good);
    if (content === undefined) files.delete(path);
    else files.set(path, content);
    await expect(search(files)).rejects.toThrow(SearchUnavailable);
  });
});

test('what failed is fetched again', async () => {
  let isDown = true;
  const load = loadFrom(good);
  const source = createEmbeddedSource('/', (path) =>
    isDown ? Promise.reject(new Error('down')) : load(path),
  );
  await source.prepare();
  await expect(source.search(request('signing'))).rejects.toThrow(SearchUnavailable);
  isDown = false;
  expect((await source.search(request('signing'))).total).toBe(1);
});

test('a site published anew while the page was open is searched in its new index', async () => {
  let files = good;
  const source = createEmbeddedSource('/', (path) => loadFrom(files)(path));
  await source.prepare();
  files = filesOf([...records, testRecord(['New page'], 'About signing, too.')]);
  expect((await source.search(request('signing'))).total).toBe(2);
});

test('an aborted search rejects and leaves nothing broken behind', async () => {
  const source = createEmbeddedSource('/', loadFrom(good));
  const controller = new AbortController();
  const search = source.search(request('signing', { signal: controller.signal }));
  controller.abort();
  await expect(search).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect((await source.search(request('signing'))).total).toBe(1);
});
