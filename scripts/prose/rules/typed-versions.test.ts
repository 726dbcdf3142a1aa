import { expect, test } from 'vitest';
import { readPage } from '../page.ts';
import { pageOf } from '../testing.ts';
import { typedVersions } from './typed-versions.ts';

const typed = (text: string) =>
  typedVersions(pageOf(text)).map(({ line, message }) => `${line}: ${/^"(.+?)"/.exec(message)?.[1]}`);

test('an exact SDK version is typed in a sentence, in code, and in an install line', () => {
  expect(
    typed('With c2pa-node 0.8.0 and core 0.91.3.\n\n```sh\npip install c2pa-python==0.38.1\n```'),
  ).toEqual(['6: c2pa-node 0.8.0', '6: core 0.91.3', '9: c2pa-python==0.38.1']);
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

test('placeholders, lines of releases, other versions, and the specification are fine', () => {
  expect(
    typed(
      'c2pa-node@{version:c2pa-node}, since core 0.91, core {fact:0.91.3}, C2PA 2.4, TLS 1.3, `sharp@0.35.5`',
    ),
  ).toEqual([]);
});

test('a page about versions can have them', () => {
  expect(typedVersions(readPage('docs/x/release-notes.mdx', 'c2pa-node 0.8.0'))).toEqual([]);
});
