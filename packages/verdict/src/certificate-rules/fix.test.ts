import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { clinicTable } from '../../../../src/content/data/certificate-rules.ts';
import { issuePem, newHolder } from '../../../../tests/support/certificates.ts';
import type { Certificate } from '../x509/certificate.ts';
import { parsePem } from '../x509/pem.ts';
import { commandsFor } from './fix.ts';

const { commands } = clinicTable('.');

async function certificateOf(name: Record<string, string>): Promise<Certificate> {
  const holder = await newHolder(name);
  return parsePem(await issuePem(holder, holder))[0] as Certificate;
}
const subjectLine = (text: string) => /-subj '(.*)'/.exec(text)?.[1];

test('the reader’s own names are in the commands', async () => {
  const certificate = await certificateOf({ C: 'DE', O: 'Müller & Söhne (Test)', CN: 'Kamera 7' });
  const text = commandsFor(['new-key', 'issue'], commands, certificate);
  expect(subjectLine(text)).toBe('/C=DE/O=Müller & Söhne (Test)/CN=Kamera 7');
  expect(text).toContain('openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out signer.key\n');
  expect(text).toContain("'extendedKeyUsage = emailProtection'");
  expect(text).not.toMatch(/[{}]/);
});

test.each([
  "'; rm -rf ~; '",
  '$(id)',
  '`id`',
  'a\nid\n',
  'x/CN=other',
  'x+OU=other',
  '\u202eabc',
  '-help',
  '{subject}',
  'y'.repeat(5000),
])('a name such as %j becomes no part of a command', async (value) => {
  const certificate = await certificateOf({ O: value, CN: value });
  const text = commandsFor(['issue'], commands, certificate);
  expect(subjectLine(text)).toBe('/O=Your organization/CN=Your product');
  expect(text).not.toContain(value);
});

test('the shell can parse every command', async () => {
  const certificate = await certificateOf({ O: 'Example', CN: 'x' });
  for (const name of Object.keys(commands)) {
    const text = commandsFor([name], commands, certificate);
    // `sh -n` parses without running.
    expect(() => execFileSync('sh', ['-n', '-c', text]), name).not.toThrow();
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThan(90);
  }
});
