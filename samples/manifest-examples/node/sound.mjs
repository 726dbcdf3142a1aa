// Generates a sound from a formula, writes it as a WAV file, and signs it.
// Usage: node sound.mjs [sound.wav] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';

const [output = 'sound.wav', certs = 'test-certs'] = process.argv.slice(2);

// #region wav
// Three fading tones, 8-bit samples, one channel. A WAV file's header is 44 bytes.
const rate = 8000;
const tones = [262, 330, 392];
const samples = Buffer.alloc(rate * 1.5);
for (let i = 0; i < samples.length; i++) {
  const time = (i % (rate / 2)) / rate;
  const tone = tones[Math.floor(i / (rate / 2))];
  samples[i] = 128 + Math.round(100 * Math.exp(-5 * time) * Math.sin(2 * Math.PI * tone * time));
}
const header = Buffer.alloc(44);
header.write('RIFF', 0);
header.writeUInt32LE(36 + samples.length, 4);
header.write('WAVEfmt ', 8);
header.writeUInt32LE(16, 16); // length of the format chunk
header.writeUInt16LE(1, 20); // plain samples
header.writeUInt16LE(1, 22); // channels
header.writeUInt32LE(rate, 24);
header.writeUInt32LE(rate, 28); // bytes per second
header.writeUInt16LE(1, 32); // bytes per sample
header.writeUInt16LE(8, 34); // bits per sample
header.write('data', 36);
header.writeUInt32LE(samples.length, 40);
const sound = { buffer: Buffer.concat([header, samples]), mimeType: 'audio/wav' };
// #endregion wav

// #region sign
// Neither a model nor a recording: made by a formula.
const builder = Builder.withJson(
  {
    title: 'Three tones',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [],
  },
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia' });
// #endregion sign

const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, sound, { path: output });
console.log(`${output}: ${(await Reader.fromAsset({ path: output })).json().validation_state}`);
