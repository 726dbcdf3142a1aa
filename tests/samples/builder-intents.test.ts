import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath, withoutChanging } from './workspace';

test('each intent adds and refuses what the page says', async () => {
  const folder = await folderWithCertificates();
  const printed = await runOk(samplePath('builder-intents', 'node', 'intents.mjs'), [], folder);
  const expected = await readFile(samplePath('builder-intents', 'node', 'expected.txt'), 'utf8');
  expect(withoutChanging(printed)).toBe(withoutChanging(expected));
});

const CREATE = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';
const cropped = { action: 'c2pa.cropped' };
const flagged = { label: 'c2pa.actions.v2', created: true, data: { actions: [cropped] } };
const labels = (label: string) => ({ builder: { created_assertion_labels: [label] } });

// The table and the sentences of /docs/manifest/writing#created-or-gathered.
test.for([
  ['an intent alone', [], {}, false, undefined],
  ['the setting, with an intent', [], labels('c2pa.actions'), false, true],
  ['the setting, with addAction', [], labels('c2pa.actions'), true, true],
  ['the setting with a version', [], labels('c2pa.actions.v2'), false, undefined],
  ['created: true, with an intent', [flagged], {}, false, true],
  ['created: true, with a later addAction', [flagged], {}, true, undefined],
] as const)('%s: are the actions created?', async ([, assertions, settings, adds, created]) => {
  const folder = await folderWithCertificates();
  const { resolve } = createRequire(pathToFileURL(samplePath('package.json')));
  const { Builder, LocalSigner, Reader } = await import(
    pathToFileURL(resolve('@contentauth/c2pa-node')).href
  );
  const pem = (name: string) => readFile(join(folder, 'test-certs', name));
  const builder = Builder.withJson({ assertions }, settings);
  builder.setIntent({ create: CREATE });
  if (adds) builder.addAction(JSON.stringify(cropped));
  const signer = LocalSigner.newSigner(await pem('chain.pem'), await pem('signer.key'), 'es256');
  builder.sign(signer, { path: join(folder, 'photo.jpg') }, { path: join(folder, 'signed.jpg') });

  const reader = await Reader.fromAsset({ path: join(folder, 'signed.jpg') });
  expect(reader.json().validation_state).toBe('Valid');
  const { assertions: found } = reader.getActive() as { assertions: { label: string; created?: boolean }[] };
  expect(found.find(({ label }) => label === 'c2pa.actions.v2')?.created).toBe(created);
});
