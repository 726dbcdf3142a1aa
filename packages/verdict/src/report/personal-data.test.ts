import { expect, test } from 'vitest';
import { parseCertificate } from '../x509/certificate.ts';
import { issueCertificate, newHolder } from '../x509/issue.ts';
import { personalDataIn } from './personal-data.ts';
import { ownManifest, reportOf } from './report.ts';

const found = (...assertions: unknown[]) =>
  personalDataIn(
    reportOf(
      { report: { active_manifest: 'a', manifests: { a: { assertions } } }, pictures: new Map() },
      'alone',
    ),
  ).map(({ kind, what, value }) => [kind, what, value]);
const metadata = (data: unknown, label = 'c2pa.metadata') => ({ label, data });

test('a position, a name, an address, and a serial number', () => {
  expect(
    found(
      metadata({
        'exifEX:BodySerialNumber': '0042',
        'dc:creator': { '@list': ['Ada'] },
        'exif:GPSLatitude': '39,21.102N',
        'exif:GPSLongitude': '74,26.737W',
        'Iptc4xmpCore:CreatorContactInfo': { 'Iptc4xmpCore:CiEmailWork': 'ada@example.org' },
      }),
    ),
  ).toEqual([
    ['location', 'GPS position', '39,21.102N'],
    ['location', 'GPS position', '74,26.737W'],
    ['name', 'Creator', 'Ada'],
    ['contact', 'E-mail address', 'ada@example.org'],
    ['device', 'Camera serial number', '0042'],
  ]);
});

test('a place with several parts', () => {
  const place = { 'Iptc4xmpExt:City': 'Bern', 'Iptc4xmpExt:CountryName': 'Switzerland' };
  expect(found(metadata({ 'Iptc4xmpExt:LocationCreated': [place] }))).toContainEqual([
    'location',
    'Place',
    'Bern, Switzerland',
  ]);
});

test('an address in any text of any assertion, and the author of a creative work', () => {
  expect(found(metadata({ note: ['Write to bo@example.org, please'] }, 'org.example.note'))).toEqual([
    ['contact', 'E-mail address', 'bo@example.org'],
  ]);
  const work = { author: [{ '@type': 'Person', name: 'Cy' }] };
  expect(found(metadata(work, 'stds.schema-org.CreativeWork'))).toEqual([['name', 'Author', 'Cy']]);
});

test.each([
  'pkg:generic/example-diffusion@2.0',
  'pkg:npm/%40scope/tool@v1.example',
  'example-diffusion@2.0',
  'tool@1.2.0-beta',
  'a@b',
])('a package or a version isn’t an email address: %s', (note) => {
  expect(found(metadata({ note }, 'org.example.note'))).toEqual([]);
});

test('an address beside a package URL is found', () => {
  const note = 'pkg:generic/example@2.0 by bo.x+y@mail.example.org.';
  expect(found(metadata({ note }, 'org.example.note'))).toEqual([
    ['contact', 'E-mail address', 'bo.x+y@mail.example.org'],
  ]);
});

test('each value once, and a usual photo has none', () => {
  const serial = { 'aux:SerialNumber': '7' };
  expect(found(metadata(serial), metadata(serial, 'cawg.metadata'))).toHaveLength(1);
  expect(found(metadata({ 'exif:FNumber': 2.8, 'tiff:Model': 'X1' }))).toEqual([]);
});

test.each([
  ['of a company isn’t a person’s', { O: 'Example', CN: 'signing@example.org' }, []],
  ['of a person is', { CN: 'bo@example.org' }, ['bo@example.org']],
])('an address in the certificate %s', async (_, name, values) => {
  const [subject, issuer] = [await newHolder(name), await newHolder({ CN: 'A CA' })];
  const term = { notBefore: new Date('2026-01-01'), notAfter: new Date('2027-01-01') };
  const report = reportOf(
    { report: { active_manifest: 'a', manifests: { a: {} } }, pictures: new Map() },
    'alone',
  );
  ownManifest(report)?.signer.certificates.push(
    parseCertificate(await issueCertificate(subject, issuer, term)),
  );
  expect(personalDataIn(report).map(({ value }) => value)).toEqual(values);
});

test('data of ingredients travels with the file', () => {
  const report = {
    active_manifest: 'a',
    manifests: { a: {}, b: { assertions: [metadata({ 'exif:GPSLatitude': '1,2N' })] } },
  };
  const [one] = personalDataIn(reportOf({ report, pictures: new Map() }, 'alone'));
  expect(one).toMatchObject({ kind: 'location', manifest: 'b' });
});

test('too much of everything ends', () => {
  const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`x:City${index}`, 'a@b.cd']));
  const many = Array.from({ length: 1000 }, (_, index) => metadata({ 'photoshop:City': `${index}` }));
  let deep: unknown = 'x@example.org';
  for (let level = 0; level < 10_000; level += 1) deep = { n: deep };
  expect(found(metadata(wide), metadata(deep), ...many).length).toBeLessThanOrEqual(100);
  expect(found(metadata({ n: `${'a'.repeat(1_000_000)}@` }))).toEqual([]);
});
