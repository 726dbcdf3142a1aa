// Signs a video from file to file. The library opens both, so the video never has to fit in a Buffer.
// Usage: node sign-video.mjs [video.mp4] [signed.mp4] [test-certs]
import { createPrivateKey, sign } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { Builder, Reader } from '@contentauth/c2pa-node';

const [video = 'video.mp4', output = 'signed.mp4', folder = 'test-certs'] = process.argv.slice(2);

const key = createPrivateKey(await readFile(`${folder}/signer.key`));
const callback = async (data) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' });
const config = {
  alg: 'es256',
  certs: [await readFile(`${folder}/chain.pem`)],
  reserveSize: 10_000,
  directCoseHandling: false,
};
const builder = Builder.withJson(
  {
    title: 'A ball crosses the frame',
    claim_generator_info: [{ name: 'stream-file', version: '1.0.0' }],
  },
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });

// #region stream
// This library has no streams, so pass paths. A Buffer of a large video takes twice the memory.
// signConfigAsync doesn't block the event loop; sign would block it until the video is done.
const unfinished = `${output}.part`;
try {
  await builder.signConfigAsync(
    callback,
    config,
    { path: video, mimeType: 'video/mp4' },
    { path: unfinished, mimeType: 'video/mp4' },
  );
  await rename(unfinished, output); // the file appears only when it's complete
} finally {
  await rm(unfinished, { force: true });
}

const reader = await Reader.fromAsset({ path: output, mimeType: 'video/mp4' });
console.log(`${output}: ${reader.json().validation_state}`);
// #endregion stream
