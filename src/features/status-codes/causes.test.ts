import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taskNames } from '../samples/task.ts';
import { causes, causesOf, linkTo } from './causes.ts';
import { statusCodes } from './schema.ts';

const list = causes('.');

test('the causes that readers look for are first on the page of their code', () => {
  const first = (code: string) => causesOf(list, code)[0]?.cause;
  expect(first('claimSignature.mismatch')).toContain('has no organization');
  expect(first('timeStamp.malformed')).toContain('too old');
  expect(first('assertion.bmffHash.mismatch')).toContain('opened for writing only');
});

test('causes are in the order of the threads that report them', () => {
  const counts = list.map(({ threads }) => threads.length);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
});

test('a cause names codes that exist, and a sample that exists', () => {
  const known = statusCodes('.').codes.map(({ code }) => code);
  expect(list.flatMap(({ codes }) => codes).filter((code) => !known.includes(code))).toEqual([]);
  const samples = list.flatMap(({ shown }) => ('sample' in shown ? [shown.sample] : []));
  expect(samples.filter((name) => !taskNames('samples').includes(name))).toEqual([]);
});

test('a certificate that breaks a rule is one that the sample makes', () => {
  const script = readFileSync('samples/wrong-certificates/openssl/make-wrong-certs.sh', 'utf8');
  for (const { shown } of list)
    if ('sample' in shown && shown.sample === 'wrong-certificates')
      expect(script).toContain(`start ${shown.as}`);
});

test('a thread is named by its repository and number, and a clause by its host and words', () => {
  const thread = 'https://github.com/contentauth/c2pa-rs/issues/2262';
  expect(linkTo(thread)).toBe(`[c2pa-rs #2262](${thread})`);
  const clause = 'https://spec.c2pa.org/x.html#_validate_the_signature';
  expect(linkTo(clause)).toBe(`[spec.c2pa.org, validate the signature](${clause})`);
});
