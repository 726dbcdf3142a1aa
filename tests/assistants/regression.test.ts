import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { assistantMistakes } from '../../src/features/assistants/agents-file.ts';
import { type Holder, issuePem, newHolder } from '../support/certificates.ts';
import type { ToolResult } from './support/client.ts';
import { serverHere } from './support/installed.ts';

/**
 * Programs and definitions with exactly one mistake each (`….wrong.mjs`), and the corrected version (`….right.mjs`).
 * The file name is the rule that must catch it.
 */
const home = 'tests/fixtures/assistants';
const pairs = globSync('*/*.wrong.*', { cwd: home })
  .map((wrong) => wrong.replaceAll('\\', '/'))
  .sort()
  .map((wrong) => ({
    rule: basename(wrong).split('.')[0] ?? '',
    kind: wrong.split('/')[0] ?? '',
    wrong,
    right: wrong.replace('.wrong.', '.right.'),
  }));

const here = serverHere();

interface Found {
  rule: string;
  at: string;
  value: string;
  fix: string;
}
const findingsOf = ({ data }: ToolResult) => data.findings as Found[];

function inspected(kind: string, file: string): Promise<ToolResult> {
  const code = readFileSync(join(home, file), 'utf8');
  return kind === 'definition'
    ? here.call('check_manifest_definition', { definition: code })
    : here.call('check_program', { code, language: kind });
}

test('there are at least twenty, and every rule for programs has one', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(20);
  const rules = assistantMistakes('.').mistakes.filter(({ checks }) => checks.length > 0);
  const tried = new Set(pairs.map(({ rule }) => rule));
  expect(rules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});

describe.each(pairs)('$wrong', ({ rule, kind, wrong, right }) => {
  test('exactly its mistake is caught, with place, value, and fix', async () => {
    const answer = await inspected(kind, wrong);
    const found = findingsOf(answer);
    expect(found.map((one) => one.rule)).toEqual([rule]);
    for (const part of ['at', 'value', 'fix'] as const) expect(found[0]?.[part]).toBeTruthy();
    expect(JSON.parse(answer.text)).toEqual(answer.data);
  });

  test('its corrected twin has no finding', async () => {
    expect(findingsOf(await inspected(kind, right))).toEqual([]);
  });
});

describe('certificates', () => {
  let root: Holder;
  let signer: Holder;
  beforeAll(async () => {
    root = await newHolder({ O: 'Example', CN: 'Example Root CA' });
    signer = await newHolder({ O: 'Example', CN: 'Example Signer' });
  });
  const check = (chain: string) => here.call('certificate_rules', { chain });
  const labelOf = ({ data }: ToolResult) => (data.verdict as { label: string } | undefined)?.label;

  test('a self-signed CA certificate is refused, with the rule and the fix', async () => {
    const answer = await check(await issuePem(signer, signer, { isAuthority: true }));
    expect(labelOf(answer)).toBe('Refused');
    expect(findingsOf(answer).every(({ fix }) => fix.length > 10)).toBe(true);
  });

  test('a test certificate is called one', async () => {
    const tester = await newHolder({
      O: 'C2PA Test Signing Cert',
      OU: 'FOR TESTING_ONLY',
      CN: 'C2PA Signer',
    });
    const rules = findingsOf(await check(await issuePem(tester, root))).map(({ rule }) => rule);
    expect(rules).toContain('test-certificate');
  });

  test('text that is no certificate gets the fix', async () => {
    const { isError, text } = await check('hello');
    expect(isError).toBe(true);
    expect(text).toContain('BEGIN CERTIFICATE');
  });
});
