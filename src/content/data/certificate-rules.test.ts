import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CERTIFICATE_RULE_VIEWS, certificateRules, ruleColumns } from './certificate-rules.ts';

const table = certificateRules('.');
const expected = readFileSync('samples/wrong-certificates/node/expected.txt', 'utf8');
const seen = table.rules.flatMap(({ sdk }) => sdk?.seen ?? []);

test('every rule has an id of its own', () => {
  expect(new Set(table.rules.map(({ id }) => id)).size).toBe(table.rules.length);
});

test('the SDK says to each specimen what the table says', () => {
  expect(seen.length).toBeGreaterThan(15);
  for (const { specimen, signing, reading } of seen) {
    const [, answer = ''] = expected.split(`[${specimen}]\n`);
    const lines = (answer.split('\n[')[0] ?? '').split('\n');
    expect(lines, specimen).toContain(`signing: ${signing}`);
    if (reading) expect(lines, specimen).toContain(`  ${reading}`);
    expect(lines.includes('reading: Invalid'), specimen).toBe(reading !== undefined);
  }
});

test('the lines for a request stand in the sample that makes one', () => {
  const script = readFileSync('samples/certificate-request/openssl/make-request.sh', 'utf8');
  const lines = ruleColumns(table, 'program').rows.flatMap(
    ({ cells }) => /^`([\w.]+ = )(.+)`$/.exec(cells[2] ?? '')?.slice(1) ?? [],
  );
  expect(lines.length).toBeGreaterThan(10);
  // Two values are the reader's own, variables of the script: the level and the record.
  for (let i = 0; i < lines.length; i += 2) {
    const value = lines[i + 1]?.replace(/10$/, `$\{level}0`).replace('<record id>', '$record');
    expect(script).toContain(`\n${lines[i]}${value}\n`);
  }
});

test('every view has a cell for each column', () => {
  for (const view of CERTIFICATE_RULE_VIEWS) {
    const { columns, rows } = ruleColumns(table, view);
    expect(rows.length).toBeGreaterThan(5);
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  }
});

test('pages do not carry a copy of a rule', () => {
  const pages = readdirSync('docs/signing').map((name) => readFileSync(`docs/signing/${name}`, 'utf8'));
  for (const { why } of table.rules) for (const page of pages) expect(page).not.toContain(`| ${why} |`);
});
