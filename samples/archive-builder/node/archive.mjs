// Starts a manifest now and finishes it later: the Builder is saved in a file in between.
// Usage: node archive.mjs start [photo.jpg] [work.c2pa]
//        node archive.mjs finish [edited.jpg] [edited-signed.jpg] [test-certs] [work.c2pa]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [step, ...args] = process.argv.slice(2);
// The signer is responsible for the actions, so the claim lists them under created_assertions.
const settings = {
  verify: { verify_after_sign: true },
  builder: { created_assertion_labels: ['c2pa.actions'] },
};

if (step === 'start') {
  const [original = 'photo.jpg', archive = 'work.c2pa'] = args;
  // #region save
  const builder = Builder.withJson(
    { title: 'Evening, cropped', claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }] },
    settings,
  );
  builder.setIntent('edit');
  // Add the parent now: the original may be gone when you sign.
  await builder.addIngredient(JSON.stringify({ title: original, relationship: 'parentOf' }), {
    path: original,
  });
  await builder.toArchive({ path: archive });
  console.log(`${archive}: saved, not signed yet`);
  // #endregion save
} else if (step === 'finish') {
  const [edited = 'edited.jpg', output = 'edited-signed.jpg', certs = 'test-certs', archive = 'work.c2pa'] =
    args;
  // #region resume
  const builder = await Builder.fromArchive({ path: archive }, settings);
  builder.addAction(JSON.stringify({ action: 'c2pa.cropped' }));
  const signer = LocalSigner.newSigner(
    await readFile(join(certs, 'chain.pem')),
    await readFile(join(certs, 'signer.key')),
    'es256',
  );
  builder.sign(signer, { path: edited }, { path: output });
  // #endregion resume

  const reader = await Reader.fromAsset({ path: output });
  const actions = reader.getActive().assertions.find(({ label }) => label.startsWith('c2pa.actions'));
  console.log(`${output}: ${reader.json().validation_state}`);
  for (const { action } of actions.data.actions) console.log(`  ${action}`);
} else {
  console.error('choose an action: start or finish');
  process.exit(2);
}
