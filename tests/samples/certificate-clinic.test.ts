import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { type Diagnosis, diagnose, type Question } from '../../src/c2pa/certificate-rules/diagnosis.ts';
import { commandsFor } from '../../src/c2pa/certificate-rules/mend.ts';
import { failures } from '../../src/c2pa/certificate-rules/verdict.ts';
import type { Certificate } from '../../src/c2pa/x509/certificate.ts';
import { parsePem } from '../../src/c2pa/x509/pem.ts';
import { clinicTable } from '../../src/integrations/certificate-rules.ts';
import { folderWithCertificates, run, samplePath } from './workspace';

/** What the clinic says of the certificates that wrong-certificates.test.ts has the SDK judge. */

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
  const hadKeyInside = KEY.test(pem);
  return diagnose(table, {
    certificates: parsePem(pem.replace(KEY, '')),
    when: new Date(),
    trust: { anchors, allowed: [] },
    hadKeyInside,
    ...more,
  });
}

/** What these are about is the private key, which the clinic never sees. */
const ABOUT_THE_KEY = ['encrypted-key', 'sec1-key', 'wrong-key'];
/** The SDK trusts these chains, and OpenSSL and the standard do not: `differs` of the rule chain-authorities. */
const TRUSTED_BY_THE_SDK_ALONE = ['issuer-no-authority', 'path-too-long'];

test('the clinic comes to what the SDK says, certificate by certificate', async () => {
  expect(answers.size).toBeGreaterThan(50);
  for (const [name, { signing, state, reading }] of answers) {
    if (ABOUT_THE_KEY.includes(name)) continue;
    const diagnosis = await ask(await chainOf(name));
    expect(diagnosis.sdk === 'refuses', name).toBe(signing !== 'ok');
    if (TRUSTED_BY_THE_SDK_ALONE.includes(name)) {
      expect([state, diagnosis.isTrusted], name).toEqual(['Trusted', false]);
      continue;
    }
    if (diagnosis.sdk === 'accepts') expect(state, name).toBe(diagnosis.isTrusted ? 'Trusted' : 'Valid');
    else {
      expect(diagnosis.answer?.signing, name).toBe(signing);
      expect(state === 'Invalid', name).toBe(diagnosis.answer?.reading !== undefined);
      if (diagnosis.answer?.reading) expect(reading, name).toContain(diagnosis.answer.reading);
    }
  }
});

test('what is called good breaks no rule, what is called anything else breaks one or is worth a note', async () => {
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
  const sick = await ask(await chainOf(name));
  expect(failures(sick.results).map(({ rule }) => rule.id)).toEqual(rules);
  for (const file of ['root', 'intermediate'])
    for (const kind of ['pem', 'key']) await sh('cp', [join(folder, 'test-certs', `${file}.${kind}`), place]);
  await sh('cp', [join(folder, 'wrong-certs', name, 'signer.key'), place]);
  for (const { rule } of failures(sick.results)) {
    const script = commandsFor(rule.mend?.commands ?? [], table.commands, sick.examined.signer);
    await sh('sh', ['-e', '-c', script], { cwd: place });
  }
  // The intermediate is another where the authority was mended.
  const healed = await ask(await readFile(join(place, 'chain.pem'), 'utf8'));
  expect(failures(healed.results)).toEqual([]);
  expect(healed).toMatchObject({ sdk: 'accepts', isTrusted: true });
  const compare = commandsFor(['compare-key'], table.commands, healed.examined.signer);
  expect((await sh('sh', ['-c', compare], { cwd: place })).stdout).toContain('the key fits');
});
