import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, named, text } from './dom.ts';
import { readingPages, site } from './site.ts';

const docs = `${site.base}docs`;

/** Each reference, the list of its addresses when it was last reviewed, and which pages belong to it. */
const REFERENCES = [
  [
    'c2pa',
    (address: string) => address === `${docs}/js-sdk/api` || address.startsWith(`${docs}/js-sdk/api/`),
  ],
  ['c2pa-web', (address: string) => address.startsWith(`${docs}/js-sdk/api-web`)],
  ['c2pa-node', (address: string) => address.startsWith(`${docs}/c2pa-node/api`)],
] as const;

// Specification: 2.24
test.each(REFERENCES)('the addresses of %s are those of its list', (name, isOwn) => {
  const file = `tests/fixtures/api-addresses/${name}.txt`;
  const known = new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((address) => site.base + address.slice(1)),
  );
  const built = new Set(readingPages.map(({ address }) => address).filter(isOwn));
  const changes = {
    came: [...built].filter((address) => !known.has(address)),
    went: [...known].filter((address) => !built.has(address)),
  };
  expect(changes, `after a look at each, change ${file}; an address that went wants a redirect`).toEqual({
    came: [],
    went: [],
  });
});

const api = readingPages.filter(({ address }) => REFERENCES.some(([, isOwn]) => isOwn(address)));

test('every page of a reference shows a declaration or a list, and says where it is from', () => {
  const bare = api.filter(
    ({ document }) => named(document, 'pre').length === 0 && named(document, 'dl').length === 0,
  );
  expect(bare.map(({ address }) => address)).toEqual([]);
});

test('every page of a reference names the copyright holder and license of the TSDoc it shows', () => {
  const silent = api.filter(({ html }) => !/TSDoc[^©]{0,200}© [^,]+, [\w.-]+ license/.test(html));
  expect(api.length).toBeGreaterThan(0);
  expect(silent.map(({ address }) => address)).toEqual([]);
});

test('every class that a program creates opens with an example', () => {
  const classes = api.filter(({ html }) =>
    /<small data-flag="class">/.test(/<h1[\s>].*?<\/h1>/s.exec(html)?.[0] ?? ''),
  );
  expect(classes.length).toBeGreaterThan(7);
  const silent = classes.filter(({ html }) => !html.includes('id="examples"'));
  expect(silent.map(({ address }) => address)).toEqual([]);
});

test('what a function returns opens in place, with the types inside of it, and a parameter has its fields below it', () => {
  const page = api.find(({ address }) => address === `${docs}/js-sdk/api/c2pa.c2pa.read`);
  const types = page ? named(page.document, 'details').map(text) : [];
  expect(types.find((one) => one.startsWith('Fields of C2paReadResult'))).toMatch(
    /^Fields of C2paReadResult\s*manifestStore ManifestStore.*Fields of ManifestStore\s*activeManifest Manifest/s,
  );
  expect(types.filter((one) => /^(?:Fields of )?C2paReadOptions/.test(one))).toEqual([
    expect.stringMatching(/^Fields of C2paReadOptions\s*settings /),
  ]);
});

test('no page of a reference shows an object that was never made into words', () => {
  expect(api.filter(({ html }) => html.includes('[object ')).map(({ address }) => address)).toEqual([]);
});

test('every page of the legacy package names what to use today', () => {
  const legacy = api.filter(({ address }) => REFERENCES[0][1](address));
  const silent = legacy.filter(
    ({ all }) => !all.some((one) => attribute(one, 'class')?.split(' ').includes('api-notice')),
  );
  expect(silent.map(({ address }) => address)).toEqual([]);
});
