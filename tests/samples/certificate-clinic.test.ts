import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Diagnosis,
  diagnose,
  type Question,
} from '@content-credentials/verdict/certificate-rules/diagnosis';
import { commandsFor, requestCommands } from '@content-credentials/verdict/certificate-rules/fix';
import { diagnoseRequest, requestVerdict } from '@content-credentials/verdict/certificate-rules/request';
import { sdkReading } from '@content-credentials/verdict/certificate-rules/sdk-pem';
import { failures, verdictOf } from '@content-credentials/verdict/certificate-rules/verdict';
import type { Certificate } from '@content-credentials/verdict/x509/certificate';
import { fromBase64, parsePem, pemBlocks, toPem } from '@content-credentials/verdict/x509/pem';
import { parseRequest } from '@content-credentials/verdict/x509/request';
import { beforeAll, expect, test } from 'vitest';
import { clinicTable } from '../../src/content/data/certificate-rules.ts';
import { folderWithCertificates, run, samplePath } from './workspace';

/** The clinic's results for the certificates that wrong-certificates.test.ts runs through the SDK. */

const table = clinicTable('.');
const sh = promisify(execFile);
/** The SDK's result, by specimen name. */
const answers = new Map<string, { signing: string; state: string; reading: string[] }>();
let folder = '';
let anchors: Certificate[] = [];

beforeAll(async () => {
  folder = await folderWithCertificates();
  const result = await run(samplePath('wrong-certificates', 'openssl', 'make-wrong-certs.sh'), [], folder);
  expect(result.code, result.stderr).toBe(0);
  anchors = parsePem(await readFile(join(folder, 'test-certs/root.pem'), 'utf8'));
  const expected = await readFile(samplePath('wrong-certificates', 'node', 'expected.txt'), 'utf8');
  for (const block of expected.split(/^(?=\[)/m)) {
    const [, name = '', signing = '', state = '', rest = ''] =
      /^\[(.+)\]\nkey: .+\nsigning: (.+)\nreading: (\w+)\n([\s\S]*)$/.exec(block) ?? [];
    answers.set(name, { signing, state, reading: rest.trim().split(/\n\s*/) });
  }
}, 240_000);

const chainOf = (name: string) => readFile(join(folder, 'wrong-certs', name, 'chain.pem'), 'utf8');
const KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]*-----END [A-Z ]*PRIVATE KEY-----\n/;

async function ask(pem: string, more: Partial<Question> = {}): Promise<Diagnosis> {
  return diagnose(table, {
    certificates: parsePem(pem.replace(KEY, '')),
    when: new Date(),
    trust: { anchors, allowed: [] },
    // The clinic itself stops at a private key, before it checks any rule.
    besides: KEY.test(pem) ? ['PRIVATE KEY'] : [],
    file: { form: 'PEM', reading: sdkReading(pem) },
    ...more,
  });
}

/** These are about the private key, which the clinic never sees. */
const ABOUT_THE_KEY = ['encrypted-key', 'sec1-key', 'wrong-key'];
test('the clinic and the SDK agree about every certificate', async () => {
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

test.each([
  ['non-repudiation-only', 'certificate missing digitalSignature key usage'],
  ['cert-sign-alone', 'certificate asserts keyCertSign key usage but is not a CA'],
])('%s: the verdict names the core that refuses it, and its message', async (name, message) => {
  const { label, tone, sentence, caveat } = verdictOf(await ask(await chainOf(name)));
  expect(label).toBe('Refused by newer versions');
  expect(tone).toBe('bad');
  expect(sentence).toMatch(/^Core 0\.92 and later refuse/);
  expect(caveat).toContain(`signingCredential.invalid: ${message}`);
});

test('both usages of the program together are accepted', async () => {
  expect(verdictOf(await ask(await chainOf('good-two-key-usages'))).label).toBe('Works for signing');
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

/** A folder with the CAs, and a specimen's files as its owner would have them. */
async function placeOf(name: string, signer: Certificate): Promise<string> {
  const place = await folderWithCertificates();
  for (const file of ['root', 'intermediate'])
    for (const kind of ['pem', 'key']) await sh('cp', [join(folder, 'test-certs', `${file}.${kind}`), place]);
  for (const file of ['signer.key', 'chain.pem'])
    await sh('cp', [join(folder, 'wrong-certs', name, file), place]);
  // The signing certificate in its own file, as the commands expect.
  await writeFile(join(place, 'signer.pem'), toPem(signer));
  return place;
}

/** Runs the commands for every broken rule, each list once, as the page shows them. */
async function fix(place: string, broken: Diagnosis): Promise<void> {
  const lists = failures(broken.results).flatMap(({ rule }) =>
    rule.fix?.commands ? [rule.fix.commands] : [],
  );
  const once = [...new Map(lists.map((names) => [names.join(), names])).values()];
  // A new CA must exist before the certificates that it issues.
  for (const names of once.sort(
    (a, b) => Number(b.includes('authority')) - Number(a.includes('authority')),
  )) {
    const script = commandsFor(names, table.commands, broken.examined.signer);
    await sh('sh', ['-e', '-c', script], { cwd: place });
  }
}

const fixable = table.rules.flatMap(({ id, fix, seen }) =>
  fix?.commands ? seen.map(({ specimen }) => [specimen, id] as const) : [],
);

test.each(fixable)('the commands for %s fix the rule %s', async (name, id) => {
  const broken = await ask(await chainOf(name));
  const place = await placeOf(name, broken.examined.signer);
  expect(failures(broken.results).map(({ rule }) => rule.id)).toContain(id);
  await fix(place, broken);
  const file = id === 'only-certificates' ? 'certificates.pem' : 'chain.pem';
  const fixed = await ask(await readFile(join(place, file), 'utf8'));
  expect(failures(fixed.results).map(({ rule }) => rule.id)).toEqual([]);
  expect(fixed.sdk).toBe('accepts');
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
    const script = commandsFor(rule.fix?.commands ?? [], table.commands, broken.examined.signer);
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
  expect((await sh('sh', ['-c', compare], { cwd: place })).stdout).toContain('the key matches');
});

test.each([
  ['rsa:1024', '/O=Example/CN=x', '', ['key']],
  [
    'ec',
    '/CN=x',
    'keyUsage = keyCertSign\nextendedKeyUsage = anyExtendedKeyUsage',
    ['digital-signature', 'no-cert-sign', 'not-any-purpose', 'purpose', 'subject'],
  ],
  ['ec', '/O=Example/CN=x', 'basicConstraints = CA:TRUE', ['end-entity']],
  ['ec', '/O=Example/CN=x', 'extendedKeyUsage = serverAuth', ['purpose']],
])(
  'a request with a key %s, subject %s, and %j is fixed by its commands',
  async (kind, name, wanted, rules) => {
    const place = await folderWithCertificates();
    const config = `[req]\ndistinguished_name = name\n[name]\n[wanted]\n${wanted}\n`;
    await writeFile(join(place, 'broken.cnf'), config);
    const key = kind === 'ec' ? ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] : ['-newkey', kind];
    const extensions = wanted ? ['-reqexts', 'wanted'] : [];
    const out = ['-keyout', 'signer.key', '-out', 'signer.csr', '-nodes', '-subj', name];
    await sh('openssl', ['req', '-new', ...key, '-config', 'broken.cnf', ...extensions, ...out], {
      cwd: place,
    });
    const read = async () => {
      const [block] = pemBlocks(await readFile(join(place, 'signer.csr'), 'utf8'));
      return diagnoseRequest(table, parseRequest(fromBase64(block?.body ?? '')));
    };
    const broken = await read();
    expect(broken.seal).toBe('good');
    expect(
      failures(broken.results)
        .map(({ rule }) => rule.id)
        .sort(),
    ).toEqual(rules);
    const [worst] = failures(broken.results).filter(({ rule }) => rule.id === 'key');
    const names = requestCommands(worst?.rule ?? { id: 'other' });
    await sh('sh', ['-e', '-c', commandsFor(names, table.commands, broken.request)], { cwd: place });
    const fixed = await read();
    expect(fixed.seal).toBe('good');
    expect(
      fixed.results.filter(({ finding }) => finding.outcome !== 'passed' && finding.outcome !== 'absent'),
    ).toEqual([]);
    expect(requestVerdict(fixed).label).toBe('Ready to send');
  },
);

test('a changed request is reported as damaged', async () => {
  const place = await folderWithCertificates();
  const args = [
    'req',
    '-new',
    '-key',
    'test-certs/signer.key',
    '-subj',
    '/O=Example/CN=x',
    '-out',
    'signer.csr',
  ];
  await sh('openssl', args, { cwd: place });
  const [block] = pemBlocks(await readFile(join(place, 'signer.csr'), 'utf8'));
  const der = fromBase64(block?.body ?? '');
  der[der.length - 20] = (der[der.length - 20] ?? 0) ^ 1;
  expect(requestVerdict(await diagnoseRequest(table, parseRequest(der))).label).toBe('Damaged');
});
