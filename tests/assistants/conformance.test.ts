import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformanceSpecimens, type Specimen } from '@content-credentials/verdict/testkit/forger';
import { beforeAll, expect, test } from 'vitest';
import { named } from '../support/specimens.ts';
import type { ToolResult } from './support/client.ts';
import { serverHere } from './support/installed.ts';

const here = serverHere();
let all: Specimen[];
beforeAll(async () => {
  all = await conformanceSpecimens();
});

function checked(id: string, more: Record<string, unknown> = {}): Promise<ToolResult> {
  const { name, file } = named(all, id);
  const path = join(here.folder, name);
  writeFileSync(path, file);
  return here.call('check_conformance', { path, ...more });
}

test('a forged file that meets every rule is Invalid first, and never called conformant or trusted', async () => {
  const { text, data } = await checked('rules-met-forged');
  expect(data).toMatchObject({ state: 'Invalid', met: 31, total: 31, not_met: [] });
  expect(data.result).toBe('Meets 31 of 31 file rules (program 0.2, C2PA 2.4)');
  expect(text.indexOf('State: Invalid')).toBe(0);
  expect(text).not.toMatch(/\b(conformant|trusted)\b/i);
  expect(text).toContain('isn’t trust');
});

test('rules that are not met come with clause, fix, and what the file has', async () => {
  const { text, data } = await checked('rules-broken');
  expect(data).toMatchObject({ state: 'Valid', met: 24, total: 31, rules: '0.2/2.4' });
  expect(data.not_met).toContainEqual(
    expect.objectContaining({
      id: 'no_unsupported_actions',
      found: ['c2pa.polished'],
      clause: expect.stringMatching(/^https:/),
      steps: expect.arrayContaining([expect.stringContaining('C2PA Tool')]),
    }),
  );
  expect(text).toMatch(/<file-data-[0-9a-f]{8}>\n[\s\S]*c2pa\.polished/);
});

test('the rules can be chosen', async () => {
  const { data } = await checked('rules-met', { rules: '0.1/2.2' });
  expect(data).toMatchObject({ result: 'Meets 20 of 20 file rules (program 0.1, C2PA 2.2)' });
});

test('a file without credentials is an error that says so', async () => {
  const path = join(here.folder, 'plain.png');
  writeFileSync(
    path,
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABc3UBGAAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
  const { isError, text } = await here.call('check_conformance', { path });
  expect(isError).toBe(true);
  expect(text).toContain('no Content Credentials');
});
