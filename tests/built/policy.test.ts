import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';
import { attribute, type Element, tag } from './dom.ts';
import { expectNone, pages, site } from './site.ts';

const emitted = ['_headers', 'nginx.conf'].map(
  (file) => [file, readFileSync(join(builtDir, file), 'utf8')] as const,
);

test('no style attribute and no inline handler: the policy would stop them', () => {
  expectNone(pages, function* ({ all }) {
    for (const one of all)
      for (const { name } of one.attrs)
        yield (name === 'style' || name.startsWith('on')) && `${name} in ${tag(one)}`;
  });
});

test.each(emitted)('%s: a policy without unsafe-inline, unsafe-eval or an open source', (_, text) => {
  const policies = [...text.matchAll(/Content-Security-Policy:?\s+"?([^"\n]+)/g)].map(
    ([, policy]) => policy ?? '',
  );
  expect(policies).not.toEqual([]);
  for (const policy of policies) {
    expect(policy).toMatch(/^default-src 'self';/);
    // Only the inspector sends requests to other sites, and only to an address that a reader typed.
    const others = policy.replace("connect-src 'self' https:", '');
    expect(others).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https?:(?!\/\/)/);
  }
});

test('no policy in a page, which could only differ from the one of the host', () => {
  expectNone(pages, function* ({ all }) {
    yield* all
      .filter((one) => attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy')
      .map(tag);
  });
});

// Specification: 1.2, 3.1, 7.1
test('nothing is loaded from another origin', () => {
  expectNone(pages, function* ({ all }) {
    for (const one of all)
      for (const address of loadedBy(one))
        yield new URL(address, site.url).origin !== site.url && !address.startsWith('data:') && tag(one);
  });
});

/** The addresses that an element makes the browser fetch. */
function loadedBy(one: Element): string[] {
  const value = (name: string) => attribute(one, name);
  const rel = value('rel') ?? '';
  const loads = one.tagName === 'link' && !/\b(?:canonical|alternate|next|prev|license|author)\b/.test(rel);
  const sets = [value('srcset'), value('imagesrcset')].flatMap((set) => set?.split(',') ?? []);
  return [
    loads ? value('href') : undefined,
    one.tagName === 'use' || one.tagName === 'image' ? (value('href') ?? value('xlink:href')) : undefined,
    value('src'),
    value('poster'),
    one.tagName === 'object' ? value('data') : undefined,
    ...sets.map((candidate) => candidate.trim().split(/\s+/)[0]),
  ].filter((address): address is string => Boolean(address));
}
