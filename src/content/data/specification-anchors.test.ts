import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSE } from '@content-credentials/verdict/conformance/clauses';
import { expect, test } from 'vitest';

/** The clauses of the standard that pages link to, each looked up in its text on the given date. */
const { address, clauses } = JSON.parse(readFileSync('data/specification-anchors.json', 'utf8')) as {
  address: string;
  clauses: { title: string; anchor: string }[];
};
const known = new Set(clauses.map(({ anchor }) => anchor));
/** Says which file to change, because the list of known clauses doesn't. */
const hint = (anchor: string | undefined) =>
  `look up #${anchor} in ${address.replace(/#$/, '')}, and add its title and anchor to data/specification-anchors.json`;

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => join('docs', name));
const data = ['certificate-rules', 'glossary', 'status-codes'].map((name) => `data/${name}.json`);

test.each(pages)('%s links only clauses that were looked up', (file) => {
  const parts = readFileSync(file, 'utf8').split(address).slice(1);
  for (const part of parts) {
    const [anchor = ''] = /^[\w-]*/.exec(part) ?? [];
    expect(known.has(anchor), hint(anchor)).toBe(true);
  }
});

test.each(data)('%s names only clauses that were looked up', (file) => {
  JSON.parse(readFileSync(file, 'utf8'), (_, value) => {
    if (typeof value?.anchor === 'string' && (value.in ?? 'c2pa') === 'c2pa')
      expect(known.has(value.anchor), hint(value.anchor)).toBe(true);
    return value;
  });
});

test('the conformance rules link only clauses that were looked up', () => {
  for (const { href } of Object.values(CLAUSE))
    if (href.startsWith(address)) {
      const anchor = href.slice(address.length);
      expect(known.has(anchor), hint(anchor)).toBe(true);
    }
});
