import { beforeAll, expect, test } from 'vitest';
import { clinicTable } from '../../../../src/content/data/certificate-rules.ts';
import { type Holder, issuePem, newHolder } from '../../../../tests/support/certificates.ts';
import type { Certificate } from '../x509/certificate.ts';
import { parsePem, toPem } from '../x509/pem.ts';
import { diagnose, type Question } from './diagnosis.ts';
import { reportText } from './report-text.ts';
import { sdkReading } from './sdk-pem.ts';
import { failures, verdictOf } from './verdict.ts';

const table = clinicTable('.');
let root: Holder;
let good: Certificate[];
let anchor: Certificate[];

beforeAll(async () => {
  root = await newHolder({ O: 'Example', CN: 'root' });
  const signer = await newHolder({ O: 'Example', CN: 'signer\u202e <b>' });
  good = parsePem(await issuePem(signer, root));
  anchor = parsePem(await issuePem(root, root, { isAuthority: true }));
});

const ask = (more: Partial<Question> = {}) =>
  diagnose(table, { certificates: good, when: new Date(), ...more });
const trust = (anchors: readonly Certificate[], allowed: readonly Certificate[] = []) => ({
  anchors,
  allowed,
});

test('accepted, and trusted only with the list', async () => {
  expect(verdictOf(await ask()).label).toBe('Works for signing');
  expect(verdictOf(await ask()).caveat).toContain('None is selected');
  expect(verdictOf(await ask({ trust: trust(anchor) })).sentence).toContain('validators with the lists');
  expect(verdictOf(await ask({ trust: trust([], good) })).sentence).toContain('validators with the lists');
  expect(verdictOf(await ask({ trust: trust([]) })).caveat).toContain('isn’t trusted with the lists');
});

test.each(['cut off', 'unreadable', 'too many'] as const)(
  'nothing is accepted where a part is %s',
  async (part) => {
    for (const certificates of [good, anchor])
      for (const list of [undefined, trust(anchor)])
        expect(verdictOf(await ask({ certificates, trust: list, lost: [part] })).label).toBe('Incomplete');
  },
);

test('an unknown signature is never called trusted', async () => {
  const [signer] = good;
  if (!signer) throw new Error('a certificate is made');
  const strange = { ...signer, signatureAlgorithm: { id: '1.2.3' } };
  const { trust: answers } = await ask({ certificates: [strange], trust: trust(anchor) });
  expect(answers.rules.answer).not.toBe('trusted');
});

test('a list with the signing certificate as an anchor doesn’t make it trusted', async () => {
  const { trust: answers } = await ask({ trust: trust(good) });
  expect(answers.rules.answer).toBe('untrusted');
  expect(answers.sdk.answer).toBe('untrusted');
});

test('the SDK is asked about exactly the text: a byte order mark hides the certificate', async () => {
  const pem = toPem(good[0] as Certificate);
  const marked = await ask({ file: { form: 'PEM', reading: sdkReading(`\ufeff${pem}`) } });
  expect(marked).toMatchObject({ sdk: 'refuses', isFormOnly: true });
  expect(verdictOf(marked)).toMatchObject({ label: 'Convert it first', tone: 'plain' });
  expect(verdictOf(marked).caveat).toContain('COSE Signer does not contain signing certificate');
  const plain = await ask({ file: { form: 'PEM', reading: sdkReading(pem) } });
  expect(verdictOf(plain).label).toBe('Works for signing');
});

test('another date and another algorithm are rejected', async () => {
  const late = verdictOf(await ask({ when: new Date('2050-01-01') }));
  expect(late).toMatchObject({
    label: 'Refused',
    sentence: 'The SDK won’t sign with this certificate, because it breaks 1 rule.',
  });
  expect(late.caveat).toContain('signingCredential.expired');
  const other = await ask({ algorithm: 'es384' });
  expect(failures(other.results).map(({ rule }) => rule.id)).toEqual(['algorithm']);
  expect(other.sdk).toBe('refuses');
  expect((await ask({ algorithm: 'es256' })).sdk).toBe('accepts');
});

test('of several broken rules, the SDK reports the first', async () => {
  const { answer, results } = await ask({ certificates: anchor, when: new Date('2050-01-01') });
  expect(failures(results).map(({ rule }) => rule.id)).toEqual(['validity', 'end-entity']);
  expect(answer?.reading).toBe('signingCredential.expired: certificate expired');
});

test('without an organization, the file is accepted by some validators, and the verdict says which', async () => {
  const certificates = parsePem(await issuePem(await newHolder({ CN: 'a person' }), root));
  const diagnosis = await ask({ certificates, trust: trust(anchor) });
  expect(failures(diagnosis.results).map(({ rule }) => rule.id)).toEqual(['subject']);
  const { label, sentence, caveat } = verdictOf(diagnosis);
  expect(label).toBe('Works for signing, with problems');
  expect(sentence).toContain('older validators report every signed file as `Invalid`');
  expect(caveat).toMatch(/core before 0\.91 report `claimSignature\.mismatch.+later ones accept it/);
});

test('the text for a ticket is complete, and has no invisible characters', async () => {
  const text = reportText(await ask(), table);
  expect(text).toContain('Works for signing. The SDK signs with this certificate');
  expect(text).toContain('1. signer[U+202E] <b>, issued by root');
  expect(text).toContain('not checked: The private key belongs to this certificate.');
  expect(text.split('\n').filter((line) => line.startsWith('passed: ')).length).toBeGreaterThan(10);
  expect(text).not.toMatch(/[`\u202e]/);
});

test('nothing to check is an error', () =>
  expect(ask({ certificates: [] })).rejects.toThrow('no certificate'));
