import { expect, test } from 'vitest';
import { builtPage } from '../built-pages.ts';
import { pageRecords } from './records.ts';

const context = {
  language: 'en',
  sectionOf: () => 'Signing',
  versionOf: () => 'current',
  labelsOf: () => ['Using test certificates'],
  linkedOf: () => 3,
};

const recordsOf = (article: string, attributes = '') => {
  const html =
    `<html><head><meta property="og:title" content="Test certificates"></head><body><nav>navbar</nav>` +
    `<article class="doc"${attributes}>${article}</article><footer>footer</footer></body></html>`;
  return pageRecords(builtPage('docs/signing/test-certs.html', html), async () => html, context);
};

test('one record per section, with path, text and identifiers', async () => {
  const records = await recordsOf(`
    <nav class="breadcrumbs">Docs</nav><h1>Test certificates</h1><p class="lead">Make a chain.</p>
    <details class="toc-mobile"><ul><li>On this page</li></ul></details>
    <h2 id="make">Make it<a class="anchor" href="#make" aria-label="Link"></a></h2>
    <p>Run <code>sh make.sh --days 1</code>, then
    look at <code>1.3.6.1</code>.</p>
    <table><tr><td>left</td><td>right</td></tr></table>
    <h3 id="look">Look</h3><pre><code>first line
second line</code></pre>
    <h2 id="next">Next</h2><ul class="cards"><li>Another page</li></ul>
    <footer class="page-notes">Checked</footer>`);
  expect(records.map(({ address, path, text }) => ({ address, path, text }))).toEqual([
    { address: '/docs/signing/test-certs', path: ['Test certificates'], text: 'Make a chain.' },
    {
      address: '/docs/signing/test-certs#make',
      path: ['Test certificates', 'Make it'],
      text: 'Run sh make.sh --days 1, then\nlook at 1.3.6.1.\nleft right',
    },
    {
      address: '/docs/signing/test-certs#look',
      path: ['Test certificates', 'Make it', 'Look'],
      text: 'first line\nsecond line',
    },
  ]);
  expect(records[1]).toMatchObject({
    objectID: '/docs/signing/test-certs#make',
    pageAddress: '/docs/signing/test-certs',
    title: 'Test certificates',
    section: 'Signing',
    kind: 'guide',
    heading: 'Make it',
    language: 'en',
    version: 'current',
  });
  expect(records[1]?.identifiers).toEqual(['sh', 'make.sh', '--days', '1.3.6.1']);
});

test('a marked term is its words, without the note', async () => {
  const [record] = await recordsOf(
    '<p>Each <span class="term"><button>claim</button><span popover>The signed part. <a href="#">claim in the glossary</a></span></span>, once.</p>',
  );
  expect(record?.text).toBe('Each claim, once.');
});

test('a drawing is its label, a picture its alternative text', async () => {
  const [record] = await recordsOf(
    '<figure><svg aria-label="Two boxes"><text>box</text></svg></figure><p>See <img alt="a cat" src="x"></p>',
  );
  expect(record?.text).toBe('Two boxes\nSee a cat');
});

test('the kind is what the article says, a guide when it says nothing or nonsense', async () => {
  const kind = async (attributes: string) => (await recordsOf('<p>x</p>', attributes))[0]?.kind;
  expect(await kind(' data-kind="api"')).toBe('api');
  expect(await kind('')).toBe('guide');
  expect(await kind(' data-kind="constructor"')).toBe('guide');
});

test('a guide weighs more than a generated member', async () => {
  const weight = async (kind: string) =>
    (await recordsOf('<p>x</p>', ` data-kind="${kind}"`))[0]?.weight ?? 0;
  expect(await weight('guide')).toBeGreaterThan(await weight('api'));
});

test('a page without an article has no records', async () => {
  const html = '<html><body><main><h1>Search</h1></main></body></html>';
  expect(await pageRecords(builtPage('search.html', html), async () => html, context)).toEqual([]);
});

test('code of several words is a message where a heading, a row, or a list item begins with it', async () => {
  const records = await recordsOf(`
    <p>It fails with <code>no file found</code>.</p>
    <h3 id="heading"><code>is not valid</code> in Node.js</h3><p>Try again.</p>
    <h2 id="table">Errors</h2>
    <table><tr><td><code>type is wrong</code>, <code>type is unknown</code></td><td>See <code>the other list</code></td></tr></table>
    <ul><li><code>out of memory</code> (Python)</li></ul>`);
  expect(records.map(({ messages }) => messages)).toEqual([
    [],
    ['is not valid'],
    ['type is wrong', 'type is unknown', 'out of memory'],
  ]);
});

test('the questions that a page answers are at its beginning', async () => {
  const [first, second] = await recordsOf('<p>x</p><h2 id="y">Y</h2><p>z</p>', ' data-asked="how|why not"');
  expect(first?.asked).toEqual(['how', 'why not']);
  expect(second?.asked).toEqual([]);
});
