import { expect, test } from 'vitest';
import { pageLanguages, pageNames, sectionLanguages } from './page-names.ts';

const page = (address: string, title: string, more = {}) => ({
  address,
  title,
  kind: 'guide' as const,
  aliases: [],
  labels: [],
  ...more,
});
const worth = (names: ReturnType<typeof pageNames>, text: string) =>
  names.find((name) => name.text === text)?.value ?? 0;

test('aliases are worth most, then the title, the label, and the end of the address', () => {
  const names = pageNames(
    page('/docs/signing/get-cert', 'Get a certificate', { labels: ['Getting one'], aliases: ['csr'] }),
  );
  expect(names.map(({ text }) => text)).toEqual(['csr', 'Get a certificate', 'Getting one', 'get-cert']);
  expect(names.map(({ value }) => value)).toEqual(names.map(({ value }) => value).toSorted((a, b) => b - a));
});

test('a declaration is called by its name alone, and less so than a guide', () => {
  const names = pageNames(page('/docs/api/reader', 'Reader class (c2pa-node)', { kind: 'api' }));
  expect(names.map(({ text }) => text)).toEqual(['Reader', 'Reader class (c2pa-node)']);
  expect(worth(names, 'Reader')).toBeLessThan(worth(pageNames(page('/docs/api/reader', 'Reader')), 'Reader'));
});

test('a status code is the name of its page, whole and in part', () => {
  const code = page('/docs/codes/x', 'signingCredential.ocsp.revoked', { kind: 'code' });
  const names = pageNames(code);
  expect(names.map(({ text }) => text)).toEqual([
    'signingCredential.ocsp.revoked',
    'ocsp.revoked',
    'revoked',
  ]);
  expect(worth(names, 'revoked')).toBeLessThan(worth(names, 'ocsp.revoked'));
});

test('a page for one language is less what its name says without the language', () => {
  const general = pageNames(page('/docs/json/examples', 'Examples'));
  const special = pageNames(page('/docs/c2pa-python/examples', 'Examples'));
  const names = pageNames(page('/docs/c2pa-python/examples', 'Python examples'));
  expect(worth(special, 'Examples')).toBeLessThan(worth(general, 'Examples'));
  expect(worth(names, 'Python examples')).toBe(worth(general, 'Examples'));
});

test('languages come from address, title and label; headings have their own', () => {
  expect(pageLanguages(page('/docs/c2pa-c/usage', 'Use it'))).toEqual(['cpp']);
  expect(pageLanguages(page('/docs/c2pa-min', 'An app', { labels: ['Rust example'] }))).toEqual(['rust']);
  expect(pageLanguages(page('/docs/signing', 'Signing'))).toEqual([]);
  expect(sectionLanguages(['Run it', 'Python'], ['node'])).toEqual(['python']);
  expect(sectionLanguages(['Run it'], ['node'])).toEqual(['node']);
  expect(sectionLanguages(['C'], [])).toEqual([]);
});
