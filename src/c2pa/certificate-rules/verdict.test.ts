import { beforeAll, expect, test } from 'vitest';
import { type Holder, issuePem, newHolder } from '../../../scripts/lib/testing/certificates.ts';
import { clinicTable } from '../../integrations/certificate-rules.ts';
import type { Certificate } from '../x509/certificate.ts';
import { parsePem } from '../x509/pem.ts';
import { diagnose, type Question } from './diagnosis.ts';
import { reportText } from './report-text.ts';
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
  diagnose(table, { certificates: good, when: new Date(), hadKeyInside: false, ...more });
const trust = (anchors: readonly Certificate[], allowed: readonly Certificate[] = []) => ({
  anchors,
  allowed,
});

test('accepted, and trusted only by who has the list', async () => {
  expect(verdictOf(await ask()).label).toBe('Accepted');
  expect(verdictOf(await ask()).caveat).toContain('none was chosen');
  expect(verdictOf(await ask({ trust: trust(anchor) })).sentence).toContain('would trust the signer');
  expect(verdictOf(await ask({ trust: trust([], good) })).sentence).toContain('would trust the signer');
  expect(verdictOf(await ask({ trust: trust([]) })).caveat).toContain('no list that you chose');
});

test('another day and another algorithm are refused', async () => {
  const late = verdictOf(await ask({ when: new Date('2050-01-01') }));
  expect(late).toMatchObject({ label: 'Refused', sentence: 'The SDKs would refuse it: 1 rule is broken.' });
  expect(late.caveat).toContain('signingCredential.expired');
  const other = await ask({ algorithm: 'es384' });
  expect(failures(other.results).map(({ rule }) => rule.id)).toEqual(['algorithm']);
  expect(other.sdk).toBe('refuses');
  expect((await ask({ algorithm: 'es256' })).sdk).toBe('accepts');
});

test('of several broken rules the SDK names the first', async () => {
  const { answer, results } = await ask({ certificates: anchor, when: new Date('2050-01-01') });
  expect(failures(results).map(({ rule }) => rule.id)).toEqual(['validity', 'end-entity']);
  expect(answer?.reading).toBe('signingCredential.expired: certificate expired');
});

test('the text for a ticket says it all, and nothing in it works unseen', async () => {
  const text = reportText(await ask(), table);
  expect(text).toContain('The SDKs would accept it');
  expect(text).toContain('1. signer□ <b>, issued by root');
  expect(text).toContain('not checked: The private key belongs to this certificate.');
  expect(text.split('\n').filter((line) => line.startsWith('passed: ')).length).toBeGreaterThan(10);
  expect(text).not.toMatch(/[`\u202e]/);
});

test('nothing to check is an error', () =>
  expect(ask({ certificates: [] })).rejects.toThrow('no certificate'));
