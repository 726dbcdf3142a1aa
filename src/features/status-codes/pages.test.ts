import { expect, test } from 'vitest';
import { statusCodePages } from './pages.ts';

const { pages } = statusCodePages('.');

test('the page of a code says what each core does with it', () => {
  const page = pages.find(({ id }) => id === 'codes/signingCredential.ocsp.skipped');
  const facts = page?.view === 'status-code' ? page.data.report : [];
  expect(facts.filter(([name]) => name.startsWith('Core')).map(([, support]) => support)).toEqual([
    'Defines it but never reports it',
    'Reports it',
  ]);
});

test('only the pages of codes that a core can report say what a report shows', () => {
  const reported = (code: string) => {
    const page = pages.find(({ id }) => id === `codes/${code}`);
    return page?.view === 'status-code' && page.data.reported;
  };
  expect(reported('algorithm.deprecated')).toBe(false);
  expect(reported('claim.missing')).toBe(true);
  expect(reported('signingCredential.ocsp.skipped')).toBe(true);
});

test('a tested code links to the program that produces it', () => {
  const page = pages.find(({ id }) => id === 'codes/signingCredential.ocsp.revoked');
  const facts = page?.view === 'status-code' ? page.data.report : [];
  expect(facts.find(([name]) => name === 'Tested by')).toEqual([
    'Tested by',
    expect.stringMatching(/\]\(\/samples\/revocation\/node\/revoked\.mjs\)$/),
  ]);
});
