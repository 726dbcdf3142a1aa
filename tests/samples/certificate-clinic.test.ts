import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { type Diagnosis, diagnose, type Question } from '../../src/c2pa/certificate-rules/diagnosis.ts';
import { commandsFor } from '../../src/c2pa/certificate-rules/fix.ts';
import { sdkReading } from '../../src/c2pa/certificate-rules/sdk-pem.ts';
import { failures } from '../../src/c2pa/certificate-rules/verdict.ts';
import type { Certificate } from '../../src/c2pa/x509/certificate.ts';
import { parsePem } from '../../src/c2pa/x509/pem.ts';
import { clinicTable } from '../../src/integrations/certificate-rules.ts';
import { folderWithCertificates, run, samplePath } from './workspace';

/** What the clinic says about the certificates that wrong-certificates.test.ts runs through the SDK. */

const table = clinicTable('.');
const sh = promisify(execFile);
/** By name of the specimen: what the SDK says. */
const answers = new Map<string, { signing: string; state: string; reading: string[] }>();
let folder = '';
let anchors: Certificate[] = [];

beforeAll(async () => {
  folder = await folderWithCertificates();
  const made = await run(samplePath('wrong-certificates', 'openssl', 'make-wrong-certs.sh'), [], folder);
  expect(made.code, made.stderr).toBe(0);
  anchors = parsePem(await readFile(join(folder, 'test-certs/root.pem'), 'utf8'));
  const expected = await readFile(samplePath('wrong-certificates', 'node', 'expected.txt'), 'utf8');
  for (const block of expected.split(/^(?=\[)/m)) {
    const [, name = '', signing = '', state = '', rest = ''] =
      /^\[(.+)\]\nkey: .+\nsigning: (.+)\nreading: (\w+)\n([\s\S]*)$/.exec(block) ?? [];
    answers.set(name, { signing, state, reading: rest.trim().split(/\n\s*/) });
  }
}, 60_000);

const chainOf = (name: string) => readFile(join(folder, 'wrong-certs', name, 'chain.pem'), 'utf8');
const KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]*-----END [A-Z ]*PRIVATE KEY-----\n/;

async function ask(pem: string, more: Partial<Question> = {}): Promise<Diagnosis> {
  return diagnose(table, {
    certificates: parsePem(pem.replace(KEY, '')),
    when: new Date(),
    trust: { anchors, allowed: [] },
    // The clinic itself stops at a key, before any rule.
    besides: KEY.test(pem) ? ['PRIVATE KEY'] : [],
    file: { form: 'PEM', reading: sdkReading(pem) },
    ...more,
  });
}

/** These are about the private key, which the clinic never sees. */
const ABOUT_THE_KEY = ['encrypted-key', 'sec1-key', 'wrong-key'];
test('the clinic comes to what the SDK says, certificate by certificate', async () => {
  expect(answers.size).toBeGreaterThan(50);
  for (const [name, { signing, state, reading }] of answers) {
    if (ABOUT_THE_KEY.includes(name)) continue;
    const diagnosis = await ask(await chainOf(name));
    expect(diagnosis.sdk === 'refuses', name).toBe(signing !== 'ok');
    if (diagnosis.sdk === 'accepts') {
      const { answer } = diagnosis.trust.sdk;
      expect(state, name).toBe(answer === 'trusted' ? 'Trusted' : 'Valid');
    } else {
      expect(diagnosis.answer?.signing, name).toBe(signing);
      expect(state === 'Invalid', name).toBe(diagnosis.answer?.reading !== undefined);
      if (diagnosis.answer?.reading) expect(reading, name).toContain(diagnosis.answer.reading);
    }
  }
});

test('certificates called good break no rule; the others break one or get a note', async () => {
  for (const name of answers.keys()) {
    if (ABOUT_THE_KEY.includes(name)) continue;
    const { results } = await ask(await chainOf(name));
    const broken = failures(results).map(({ rule }) => rule.id);
    if (name.startsWith('good-')) expect(broken, name).toEqual([]);
    else if (broken.length === 0)
      expect(
        results.some(({ finding }) => finding.outcome === 'noted'),
        name,
      ).toBe(true);
  }
});

test('every specimen that the table names makes its rule fail', async () => {
  for (const { id, seen } of table.rules)
    for (const { specimen } of seen) {
      const { results } = await ask(await chainOf(specimen));
      expect(
        failures(results).map(({ rule }) => rule.id),
        specimen,
      ).toContain(id);
    }
});

test.each([
  ['no-eku', ['purpose']],
  ['rsa-1024', ['key']],
  ['no-organization', ['subject']],
  ['expired', ['validity']],
  ['issuer-no-authority', ['chain-authorities']],
])('the commands for %s make a certificate that is accepted', async (name, rules) => {
  const place = await folderWithCertificates();
  const broken = await ask(await chainOf(name));
  expect(failures(broken.results).map(({ rule }) => rule.id)).toEqual(rules);
  for (const file of ['root', 'intermediate'])
    for (const kind of ['pem', 'key']) await sh('cp', [join(folder, 'test-certs', `${file}.${kind}`), place]);
  await sh('cp', [join(folder, 'wrong-certs', name, 'signer.key'), place]);
  for (const { rule } of failures(broken.results)) {
    const script = commandsFor(rule.mend?.commands ?? [], table.commands, broken.examined.signer);
    await sh('sh', ['-e', '-c', script], { cwd: place });
  }
  // If the CA was fixed, the intermediate is a new one.
  const fixed = await ask(await readFile(join(place, 'chain.pem'), 'utf8'));
  expect(failures(fixed.results)).toEqual([]);
  expect(fixed).toMatchObject({
    sdk: 'accepts',
    trust: { rules: { answer: 'trusted' }, sdk: { answer: 'trusted' } },
  });
  const compare = commandsFor(['compare-key'], table.commands, fixed.examined.signer);
  expect((await sh('sh', ['-c', compare], { cwd: place })).stdout).toContain('the key fits');
});
