// Writes IPTC photo properties to a CAWG metadata assertion, reads them back, and checks for two common mistakes.
// Usage: node iptc.mjs [photo.jpg] [captioned.jpg] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [photo = 'photo.jpg', output = 'captioned.jpg', certs = 'test-certs'] = process.argv.slice(2);

// #region metadata
const metadata = {
  // Every prefix used below, with its namespace.
  '@context': {
    dc: 'http://purl.org/dc/elements/1.1/',
    photoshop: 'http://ns.adobe.com/photoshop/1.0/',
    xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
    Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
    Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
    plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
  },
  // Text in several languages: an object. x-default is the fallback if no language matches.
  'dc:title': { 'x-default': 'Evening over the hills', de: 'Abend über den Hügeln' },
  'dc:rights': { 'x-default': '© 2026 A. Photographer' },
  'Iptc4xmpCore:AltTextAccessibility': { 'x-default': 'Three dark hills under an orange sky' },
  // Several values: an array, even if there's only one.
  'dc:creator': ['A. Photographer'],
  'dc:subject': ['evening', 'hills'],
  // One value: a string.
  'photoshop:Credit': 'Example Agency',
  'photoshop:DateCreated': '2026-11-20T17:30:00+01:00',
  'xmpRights:WebStatement': 'https://example.org/license',
  'Iptc4xmpExt:DigitalSourceType': 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation',
  // Structures: objects with the names of their fields, in an array if there can be several.
  'Iptc4xmpExt:LocationCreated': [{ 'Iptc4xmpExt:City': 'Exampleville', 'Iptc4xmpExt:CountryCode': 'DE' }],
  'plus:Licensor': [{ 'plus:LicensorName': 'Example Agency', 'plus:LicensorURL': 'https://example.org' }],
};
// #endregion metadata

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);

// #region sign
function sign(data, label = 'cawg.metadata') {
  const definition = { title: 'Evening over the hills', assertions: [{ label, data }] };
  const settings = {
    verify: { verify_after_sign: true },
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    builder: { created_assertion_labels: ['c2pa.actions'] },
  };
  const builder = Builder.withJson(definition, settings);
  builder.setIntent({ create: metadata['Iptc4xmpExt:DigitalSourceType'] });
  builder.sign(signer, { path: photo }, { path: output });
}
sign(metadata);
// #endregion sign

// #region read
const reader = await Reader.fromAsset({ path: output });
const found = reader.getActive().assertions.find(({ label }) => label === 'cawg.metadata').data;
console.log(`${output}: ${reader.json().validation_state}`);
for (const [name, value] of Object.entries(found).sort()) {
  if (name !== '@context') console.log(`${name} = ${show(value)}`);
}

/** Text in the reader's language, lists joined, structures as pairs. Values can have any type. */
function show(value, language = 'de') {
  if (Array.isArray(value)) return value.map((item) => show(item, language)).join('; ');
  if (value === null || typeof value !== 'object') return String(value);
  if ('@list' in value || '@value' in value) return show(value['@list'] ?? value['@value'], language);
  if ('x-default' in value) return String(value[language] ?? value['x-default']);
  return Object.entries(value)
    .map(([name, inner]) => `${name.split(':').at(-1)} ${show(inner, language)}`)
    .sort()
    .join(', ');
}
// #endregion read

// #region mistakes
const { dc, ...others } = metadata['@context'];
for (const [name, data, label] of [
  ['a prefix without a namespace', { ...metadata, '@context': others }, 'cawg.metadata'],
  ['the same properties in c2pa.metadata', metadata, 'c2pa.metadata'],
]) {
  try {
    sign(data, label);
    console.log(`${name}: signed`);
  } catch (error) {
    console.log(`${name}: ${/(assertion\.[\w.]+): ([^(]+)/.exec(error.message)?.slice(1).join(', ').trim()}`);
  }
}
// #endregion mistakes
