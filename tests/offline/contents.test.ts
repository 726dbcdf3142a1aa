import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, inject, test } from 'vitest';
import { makeCopy, NAME } from './support/make-copy.ts';

const zip = new Uint8Array(readFileSync(inject('zip')));
const files = unzipSync(zip);
const paths = new Set(Object.keys(files).map((path) => path.slice(NAME.length + 1)));
const text = (path: string) => new TextDecoder().decode(files[`${NAME}/${path}`]);
const pages = [...paths].filter((path) => path.endsWith('.html'));

type Node = DefaultTreeAdapterTypes.Node;

function addressesIn(node: Node): string[] {
  const own =
    'attrs' in node
      ? node.attrs
          .filter(({ name }) => ['href', 'src', 'poster', 'action'].includes(name))
          .map(({ value }) => value)
      : [];
  const below = 'childNodes' in node ? node.childNodes.flatMap(addressesIn) : [];
  return [...own, ...below];
}

test('everything is in one folder, with its home page', () => {
  expect(Object.keys(files).every((path) => path.startsWith(`${NAME}/`))).toBe(true);
  expect(paths).toContain('index.html');
  expect(pages.length).toBeGreaterThan(400);
});

test('entries are sorted, and the same site makes the same bytes', { timeout: 120_000 }, async () => {
  const names = Object.keys(files);
  expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
  expect(Buffer.compare(Buffer.from(await makeCopy()), Buffer.from(zip))).toBe(0);
});

test('every link is relative and leads to a file of the copy, or to another site', {
  timeout: 120_000,
}, () => {
  const broken: string[] = [];
  for (const page of pages)
    for (const address of addressesIn(parse(text(page), { scriptingEnabled: false }))) {
      if (/^(?:https?:|mailto:|data:|#)/.test(address)) continue;
      const path = posix.join(posix.dirname(page), decodeURIComponent(address.replace(/[?#].*$/s, '')));
      if (!paths.has(path)) broken.push(`${page}: ${address}`);
    }
  expect(broken).toEqual([]);
});

test('no page has a module script, and each has a policy without inline code', () => {
  for (const page of pages) {
    const html = text(page);
    expect(html, page).not.toMatch(/<script[^>]* type="module"/);
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy, page).toContain("default-src 'none'");
    expect(policy, page).not.toMatch(/unsafe-inline|'unsafe-eval'|http:|\*/);
  }
});

test('each page says which site it’s a copy of, and from which day', () => {
  for (const page of pages)
    expect(text(page), page).toContain('<time datetime="2026-11-22">November 22, 2026');
});

test('the site itself has no file of a copy', () => {
  expect([...paths].filter((path) => path.endsWith('nginx.conf') || path.startsWith('social/'))).toEqual([]);
});
