import { expect, test } from 'vitest';
import { readPage } from '../page.ts';
import { pageOf } from '../testing.ts';
import { newest, typedVersions } from './words.ts';

const typed = (text: string) =>
  typedVersions(pageOf(text)).map(({ line, message }) => `${line}: ${/^"(.+?)"/.exec(message)?.[1]}`);

test('an exact SDK version is typed in a sentence, in code, and in an install line', () => {
  expect(
    typed('With c2pa-node 0.8.0 and core version 0.91.3.\n\n```sh\npip install c2pa-python==0.38.1\n```'),
  ).toEqual(['6: c2pa-node 0.8.0', '6: core version 0.91.3', '9: c2pa-python==0.38.1']);
  expect(typed('Run `cargo add c2pa@=0.90.22` or `npm i @contentauth/c2pa-web@0.13.1`.')).toEqual([
    '6: c2pa@=0.90.22',
    '6: c2pa-web@0.13.1',
  ]);
});

test('the message offers all three placeholders', () => {
  expect(typedVersions(pageOf('With core 0.91.3.'))[0]?.message).toMatch(
    /\{version:c2pa-node\} or \{core:node\}.*\{fact:0\.91\.3\}/,
  );
});

test('a page about versions can have them', () => {
  expect(typedVersions(readPage('docs/x/release-notes.mdx', 'c2pa-node 0.8.0'))).toEqual([]);
});

const claims = (text: string) => newest(pageOf(text)).length;

test.each([
  'The newest version is 0.91.9.',
  'Its last release is 0.5.26.',
  'Update to the latest 0.91.9.',
  '| 0.91.0 | Current; newest version 0.91.9 |',
  'The current core 0.91 rejects it.',
])('a typed claim is found: %s', (text) => {
  expect(claims(text)).toBe(1);
});
