import { expect, test } from 'vitest';
import { readPage } from '../page.ts';
import { pageOf } from '../testing.ts';
import { typedIn, typedVersions } from './typed-versions.ts';

const typed = (text: string) => typedIn(pageOf(text)).map(({ line, text }) => `${line}: ${text}`);

test('an SDK version is typed in a sentence, in code, and in an install line', () => {
  expect(typed('With c2pa-node 0.8.0 and core 0.91.\n\n```sh\npip install c2pa-python==0.38.1\n```')).toEqual(
    ['6: c2pa-node 0.8.0', '6: core 0.91', '9: c2pa-python==0.38.1'],
  );
  expect(typed('Run `cargo add c2pa@=0.90.22` or `npm i @contentauth/c2pa-web@0.13.1`.')).toEqual([
    '6: c2pa@=0.90.22',
    '6: c2pa-web@0.13.1',
  ]);
});

test('placeholders, other versions, and the specification are fine', () => {
  expect(typed('c2pa-node@{version:c2pa-node}, C2PA 2.4, TLS 1.3, `sharp@0.35.5`')).toEqual([]);
});

test('a page about versions can have them, and another one as many as the list allows', () => {
  expect(typedIn(readPage('docs/x/release-notes.mdx', 'c2pa-node 0.8.0'))).toEqual([]);
  const page = pageOf('c2pa-node 0.8.0 and c2pa-web 0.13.1');
  expect(typedVersions({ 'docs/x.mdx': 2 })(page)).toEqual([]);
  expect(typedVersions({ 'docs/x.mdx': 1 })(page)).toHaveLength(2);
});
