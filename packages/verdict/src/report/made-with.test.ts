import { expect, test } from 'vitest';
import { madeWith } from './made-with.ts';
import { ownManifest, reportOf } from './report.ts';

const LIBRARY = { name: 'Example C2PA Core Generator Library', version: '852094895:852094895' };
const CREATED = { action: 'c2pa.created', softwareAgent: { name: 'Example Camera' } };

function reportWith(manifest: object, signer?: { name: string; isVerified: boolean }) {
  const report = reportOf(
    { report: { active_manifest: 'a', manifests: { a: manifest } }, pictures: new Map() },
    'alone',
  );
  const own = ownManifest(report);
  if (own && signer)
    Object.assign(own, {
      signer: { ...own.signer, name: signer.name },
      vouchers: signer.isVerified ? [{ title: 'A list', anchor: 'A root' }] : [],
    });
  return report;
}
const actions = (...list: object[]) => [{ label: 'c2pa.actions.v2', data: { actions: list } }];

test.each([
  ['a program', { claim_generator_info: [{ name: 'Example Editor', version: '2' }] }, 'Example Editor 2'],
  ['a program and its library', { claim_generator: 'Example_Editor/2 c2pa-rs/0.31.3' }, 'Example_Editor/2'],
])('%s is named without the library', (_, manifest, product) =>
  expect(madeWith(reportWith(manifest))).toEqual({ product }),
);

test('instead of a library and its build number, the program in a verified certificate is named', () => {
  const manifest = { claim_generator_info: [LIBRARY], assertions: actions(CREATED) };
  const signer = { name: 'Example Media Services', isVerified: true };
  const library = `${LIBRARY.name} ${LIBRARY.version}`;
  expect(madeWith(reportWith(manifest, signer))).toEqual({ product: 'Example Media Services', library });
  // Anyone can write a name into a certificate.
  const unknown = { ...signer, isVerified: false };
  expect(madeWith(reportWith(manifest, unknown))).toEqual({ product: 'Example Camera', library });
});

test('where nothing else is named, the library is', () => {
  expect(madeWith(reportWith({ claim_generator_info: [LIBRARY] }))).toEqual({
    product: `${LIBRARY.name} ${LIBRARY.version}`,
  });
  expect(madeWith(reportWith({}))).toEqual({});
});
