import { type Certificate, parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { issueCertificate, newHolder } from '@content-credentials/verdict/x509/issue';
import { beforeAll, expect, test } from 'vitest';
import { compareLists } from './newer-list.ts';

let [one, other]: Certificate[] = [];

const root = async (name: string): Promise<Certificate> => {
  const holder = await newHolder({ O: 'Example', CN: name });
  const term = { notBefore: new Date('2026-01-01'), notAfter: new Date('2036-01-01') };
  return parseCertificate(await issueCertificate(holder, holder, { ...term, levels: 1 }));
};

beforeAll(async () => {
  [one, other] = [await root('One'), await root('Other')];
});

const list = (...certificates: Array<Certificate | undefined>) =>
  certificates.filter((certificate) => certificate !== undefined);
const compare = (issued: string | undefined, published: Certificate[], inUse: Certificate[]) =>
  compareLists(
    { ...(issued && { issued }), certificates: published },
    { issued: '2026-08-05', certificates: inUse },
    '2026-11-24',
  );

test('a published list names what it adds and what it withdraws', () => {
  expect(compare('2026-09-01', list(other), list(one))).toMatchObject({
    ...{ found: 'newer', issued: '2026-09-01' },
    ...{ added: ['Other'], withdrawn: ['One'] },
    anchors: [
      {
        subject: [
          ['O', 'Example'],
          ['CN', 'Other'],
        ],
      },
    ],
  });
});

test('the same certificates under a later date are the same list', () => {
  expect(compare('2026-09-01', list(one, other), list(other, one))).toEqual({
    found: 'same',
    issued: '2026-09-01',
  });
});

test('a change without a new issue date counts, because publishers forget the date', () => {
  expect(compare('2026-08-05', list(one, other), list(one))).toMatchObject({
    found: 'newer',
    added: ['Other'],
  });
});

test('an older list isn’t used: it could bring back what was withdrawn', () => {
  expect(compare('2026-08-04', list(one, other), list(one))).toEqual({
    found: 'older',
    issued: '2026-08-04',
  });
});

test('a list without an issue date has that of today', () => {
  expect(compare(undefined, list(one, other), list(one))).toMatchObject({ issued: '2026-11-24' });
});
