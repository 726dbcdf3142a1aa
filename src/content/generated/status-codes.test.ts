import { expect, test } from 'vitest';
import type { SidebarItem } from '../../config/sidebars.ts';
import { statusCodes } from '../data/status-codes.ts';
import { statusCodePages } from './status-codes.ts';

const { pages, sidebar } = statusCodePages('.');
const { codes, topics } = statusCodes('.');
const ids = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => [
    ...('id' in item && item.id ? [item.id] : []),
    ...('items' in item ? ids(item.items) : []),
  ]);

test('a page for each code and each topic, under the exact name', () => {
  expect(pages).toHaveLength(codes.length + topics.length);
  expect(pages.map(({ id }) => id)).toContain('codes/assertion.dataHash.mismatch');
});

test('addresses differ even when they are lower-cased', () => {
  const lower = pages.map(({ id }) => id.toLowerCase());
  expect(new Set(lower).size).toBe(lower.length);
});

test('each page is in the sidebar once', () => {
  expect(ids(sidebar).sort()).toEqual(pages.map(({ id }) => id).sort());
});

test('descriptions are as long as a result page shows', () => {
  for (const { description, id } of pages) expect(description.length, id).toBeLessThanOrEqual(160);
});

test('the page of a code says what each core does with it', () => {
  const page = pages.find(({ id }) => id === 'codes/signingCredential.ocsp.skipped');
  expect(page?.view === 'status-code' && page.data.cores.map(({ support }) => support)).toEqual([
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
  expect(page?.view === 'status-code' && page.data.samples.map(({ href }) => href)).toEqual([
    '/samples/revocation/node/revoked.mjs',
  ]);
});
