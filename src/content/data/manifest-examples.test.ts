import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readingOf } from '../../components/example-reading/index.tsx';
import { EXAMPLE_FILES, manifestExamples, readExample } from './manifest-examples.ts';

const { examples, root } = manifestExamples('.');

test('every example has its page, its program and its files, and nothing else lies beside them', () => {
  for (const { name, program } of examples) {
    expect(existsSync(join('docs/manifest/manifest-examples', `${name}.mdx`)), name).toBe(true);
    expect(existsSync(join('samples', program)), program).toBe(true);
  }
  const files = examples.flatMap(({ name, file, store }) => [
    file,
    `${name}.json`,
    ...(store ? [store] : []),
  ]);
  expect(readdirSync(EXAMPLE_FILES).sort()).toEqual([...files, root, 'example-identity-root.pem'].sort());
});

test('a picture small enough to send: none above 110 kB', () => {
  expect(examples.map((one) => readExample('.', one)).filter(({ bytes }) => bytes > 110_000)).toEqual([]);
});

test('a code counts once, with the part that its first entry is about', () => {
  const identity = examples.find(({ name }) => name === 'identity');
  if (!identity) throw new Error('there is no example `identity`');
  const { state, trusted, codes } = readingOf(readExample('.', identity).report, identity);
  expect([state, trusted]).toEqual(['Valid', 'Valid']);
  const untrusted = codes.filter(({ code }) => code === 'signingCredential.untrusted');
  expect(untrusted.map(({ about, times }) => [about, times])).toEqual([['c2pa.signature', 2]]);
  expect(codes.find(({ code }) => code === 'assertion.hashedURI.match')?.times).toBe(6);
});
