import { expect, test } from 'vitest';
import { parseCertificate } from '../x509/certificate.ts';
import { issueCertificate, newHolder } from '../x509/issue.ts';
import { toPem } from '../x509/pem.ts';
import { publishedList } from './published.ts';

const term = { notBefore: new Date('2026-01-01T00:00:00Z'), notAfter: new Date('2027-01-01T00:00:00Z') };

async function certificate(name: string): Promise<Uint8Array> {
  const holder = await newHolder({ CN: name });
  return issueCertificate(holder, holder, { ...term, levels: 1 });
}

const service = (status: string, val: string) => ({
  ServiceInformation: {
    ServiceStatus: `http://example.org/status/${status}`,
    ServiceDigitalIdentity: { X509Certificates: [{ val }] },
  },
});

const listOf = (services: object[], ListIssueDateTime?: string) =>
  JSON.stringify({
    LoTE: {
      ListAndSchemeInformation: { ListIssueDateTime },
      TrustedEntitiesList: [{ TrustedEntityServices: services }],
    },
  });

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const ISSUED = '2026-08-05T00:00:00Z';

test('only the certificates of trusted services count: a withdrawn one is left out', async () => {
  const [listed, withdrawn] = [await certificate('Listed'), await certificate('Withdrawn')];
  const list = publishedList(
    listOf([service('trusted', base64(listed)), service('withdrawn', base64(withdrawn))], ISSUED),
  );
  expect(list.issued).toBe('2026-08-05');
  expect(list.certificates.map(({ subject }) => subject)).toEqual([parseCertificate(listed).subject]);
});

test('PEM is a list without a date', async () => {
  const list = publishedList(toPem({ der: await certificate('Root') }));
  expect(list.issued).toBeUndefined();
  expect(list.certificates).toHaveLength(1);
});

test('a list that isn’t complete isn’t accepted, and the message says what’s missing', async () => {
  const der = base64(await certificate('Root'));
  expect(() => publishedList('{"LoTE": {')).toThrow('cut off or isn’t JSON');
  expect(() => publishedList(listOf([service('trusted', der)]))).toThrow('doesn’t say when it was issued');
  expect(() => publishedList(listOf([service('withdrawn', der)], ISSUED))).toThrow('no trusted certificate');
  expect(() => publishedList(listOf([service('trusted', 'AAAA')], ISSUED))).toThrow(
    'certificate 1 of 1 can’t be read',
  );
});
