import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { certificateRules } from '../../content/data/certificate-rules.ts';
import { CERTIFICATE_RULE_VIEWS, ruleColumns } from './index.tsx';

const table = certificateRules('.');

test('the lines for a request stand in the sample that makes one', () => {
  const script = readFileSync('samples/certificate-request/openssl/make-request.sh', 'utf8');
  const lines = ruleColumns(table, 'program').rows.flatMap(
    ({ cells }) => /^`([\w.]+ = )(.+)`$/.exec(cells[2] ?? '')?.slice(1) ?? [],
  );
  expect(lines.length).toBeGreaterThan(10);
  // Two values are the reader's own, set as variables of the script: the level and the record.
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
