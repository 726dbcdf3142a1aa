// Signs an image with the fields that the conformance program requires beyond the standard, and reads them back.
// Usage: node fields.mjs [source] [destination] [certificate folder]
import { readFile, writeFile } from 'node:fs/promises';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [source = 'photo.jpg', destination = 'signed.jpg', folder = 'test-certs'] = process.argv.slice(2);

// #region definition
const definition = {
  title: 'A drawing',
  // The version of the standard that your record names, in SemVer form.
  claim_generator_info: [{ name: 'Example Camera', version: '1.0.0', specVersion: '2.4.0' }],
  assertions: [
    {
      label: 'c2pa.actions.v2',
      created: true, // the signer is responsible for it: the claim lists it under created_assertions
      data: {
        allActionsIncluded: true, // nothing else was done to the image
        actions: [
          {
            action: 'c2pa.created',
            digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation',
          },
        ],
      },
    },
  ],
};
// #endregion definition

const signer = LocalSigner.newSigner(
  await readFile(`${folder}/chain.pem`),
  await readFile(`${folder}/signer.key`),
  'es256',
);
const builder = Builder.withJson(definition, { verify: { verify_after_sign: true } });
const output = { buffer: null };
builder.sign(signer, { path: source }, output);
await writeFile(destination, output.buffer);

// #region read
const reader = await Reader.fromAsset({ path: destination });
const { claim_generator_info, assertions } = reader.getActive();
console.log(`state: ${reader.json().validation_state}`);
console.log(`specVersion: ${claim_generator_info[0].specVersion ?? 'missing'}`);
for (const { label, created, data } of assertions.filter(({ label }) => label.startsWith('c2pa.actions'))) {
  console.log(
    `${label}: ${created ? 'created' : 'gathered'}, allActionsIncluded ${data.allActionsIncluded ?? 'missing'}`,
  );
  for (const { action, digitalSourceType } of data.actions)
    console.log(`  ${action}: ${digitalSourceType?.split('/').at(-1) ?? 'no digitalSourceType'}`);
}
// #endregion read
