// Reproduces the failures that the page about writing identities describes.
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('cawg-identity', 'node', file);
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  const script = await readFile(samplePath('test-certificates', 'openssl', 'make-test-certs.sh'), 'utf8');
  // As the page does with sed, and again with certificates that expired yesterday.
  const identity = script
    .replaceAll('Example Test', 'Example Newsroom')
    .replace('emailProtection, 1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.36');
  await writeFile(join(folder, 'identity.sh'), identity);
  await writeFile(join(folder, 'expired.sh'), identity.replace('-days 365 ', '-days -1 '));
  await runOk(join(folder, 'identity.sh'), ['identity-certs'], folder);
  // The script's last step checks the chain, and here it must fail.
  await run(join(folder, 'expired.sh'), ['expired-certs'], folder);
  await symlink(samplePath('node_modules'), join(folder, 'node_modules'));
}, 60_000); // three key hierarchies

afterAll(() => rm(join(folder, 'node_modules'))); // the link, not its target

/** Runs write-identity.mjs with one text replaced, and returns what was written and what went wrong. */
async function changed(name: string, from: string, to: string, input = 'photo.jpg') {
  const program = await readFile(sample('write-identity.mjs'), 'utf8');
  expect(program).toContain(from);
  await writeFile(join(folder, `${name}.mjs`), program.replace(from, to));
  return run(join(folder, `${name}.mjs`), [input, `${name}.jpg`], folder);
}
const read = (name: string) => runOk(sample('read-identity.mjs'), [`${name}.jpg`], folder);

test('an aggregated identity can be written, and core 0.90 believes its issuer', async () => {
  const written = await runOk(sample('write-aggregated.mjs'), [], folder);
  expect(written).toContain('issuer: did:jwk:');
  const printed = await read('aggregated');
  expect(printed).toContain('+ cawg.ica.credential_valid');
  expect(printed).toContain('cawg.social_media: Example Photographer, checked by Example Social Network');
});

test('an expired certificate is used without a warning, and the file is invalid', async () => {
  await runOk(
    sample('write-identity.mjs'),
    ['photo.jpg', 'expired.jpg', 'test-certs', 'expired-certs'],
    folder,
  );
  const printed = await read('expired');
  expect(printed).toContain('expired.jpg: Invalid');
  expect(printed).toContain('- signingCredential.expired');
});

test('an update manifest has no hard binding to reference', async () => {
  await runOk(sample('write-identity.mjs'), ['photo.jpg', 'first.jpg'], folder);
  await changed(
    'update',
    'builder.setIntent({ create:',
    "builder.setIntent('update'); ({ create:",
    'first.jpg',
  );
  const printed = await read('update');
  expect(printed).toContain('update.jpg: Invalid');
  expect(printed).toContain('- cawg.identity.hard_binding_missing');
});

test('another order of the CBOR fields is another payload', async () => {
  const role = "    ...(role.length > 0 ? [[text('role'), array(role.map(text))]] : []),\n";
  const first = "  return map([\n    [text('referenced_assertions')";
  const program = await readFile(sample('write-identity.mjs'), 'utf8');
  expect(program).toContain(role);
  await changed(
    'order',
    first,
    `  if (role.length > 0) return map([\n${role}    [text('sig_type'), text(sig_type)],\n    [text('referenced_assertions'), array(references)],\n  ]);\n${first}`,
  );
  expect(await read('order')).toContain('cawg.identity: unusable: not confirmed');
});

test('two identities in one manifest break it in 0.8.0', async () => {
  await changed(
    'two',
    'signer.addIdentityAssertion(identity);',
    'signer.addIdentityAssertion(identity); signer.addIdentityAssertion(await IdentityAssertionBuilder.identityBuilderForCredentialHolder(holder));',
  );
  expect(await read('two')).toContain('two.jpg: Invalid');
});

test('a misspelled label is dropped without a warning', async () => {
  await changed('misspelled', "'org.example.caption']);", "'org.example.capton']);");
  expect(await read('misspelled')).toContain('says nothing about: org.example.caption, org.example.internal');
});

test('too little space, a local signer and the call without a promise are refused', async () => {
  const small = await changed(
    'small',
    'newCallbackCredentialHolder(10_000',
    'newCallbackCredentialHolder(500',
  );
  expect(small.stderr).toMatch(
    /Serialized assertion is \d+ bytes, which exceeds the planned size of 500 bytes/,
  );
  const claim = await changed('claim', 'reserveSize: 10_000', 'reserveSize: 500');
  expect(claim.stderr).toContain('COSE Signature too big for JUMBF box');
  const sync = await changed('sync', 'await builder.signAsync(', 'builder.sign(');
  expect(sync.stderr).toContain('NeonLocalSigner');
  const thrown = await changed(
    'thrown',
    'async function signIdentity(payload) {',
    "async function signIdentity(payload) {\n  throw new Error('no key');",
  );
  expect(thrown.stderr).toContain('error while generating signature (Error: no key)');
});
