import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { certificateRules } from './certificate-rules.ts';

const table = certificateRules('.');
const expected = readFileSync('samples/wrong-certificates/node/expected.txt', 'utf8');
const seen = table.rules.flatMap(({ sdk }) => sdk?.seen ?? []);

test('every rule has an id of its own', () => {
  expect(new Set(table.rules.map(({ id }) => id)).size).toBe(table.rules.length);
});

test('the SDK reports what the table says for each specimen', () => {
  expect(seen.length).toBeGreaterThan(15);
  for (const { specimen, signing, reading, refusedSince } of seen) {
    const [, answer = ''] = expected.split(`[${specimen}]\n`);
    const lines = (answer.split('\n[')[0] ?? '').split('\n');
    expect(lines, specimen).toContain(`signing: ${signing}`);
    const isReported = reading !== undefined && refusedSince === undefined;
    if (isReported) expect(lines, specimen).toContain(`  ${reading}`);
    expect(lines.includes('reading: Invalid'), specimen).toBe(isReported);
  }
});

test('pages do not carry a copy of a rule', () => {
  const pages = readdirSync('docs/signing').map((name) => readFileSync(`docs/signing/${name}`, 'utf8'));
  for (const { why } of table.rules) for (const page of pages) expect(page).not.toContain(`| ${why} |`);
});
