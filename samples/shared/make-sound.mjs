// Generates a sound from a formula and writes it as a WAV file, so that nothing needs to be downloaded.
// Usage: node make-sound.mjs [sound.wav] [seconds]
import { open } from 'node:fs/promises';

const [file = 'sound.wav', seconds = '2'] = process.argv.slice(2);
const rate = 8000; // samples per second, 16 bits each, one channel
const total = Math.round(rate * Number(seconds));

const header = Buffer.alloc(44);
header.write('RIFF', 0);
header.writeUInt32LE(36 + total * 2, 4);
header.write('WAVEfmt ', 8);
header.writeUInt32LE(16, 16); // length of the format description
header.writeUInt16LE(1, 20); // plain samples
header.writeUInt16LE(1, 22);
header.writeUInt32LE(rate, 24);
header.writeUInt32LE(rate * 2, 28); // bytes per second
header.writeUInt16LE(2, 32); // bytes per sample
header.writeUInt16LE(16, 34);
header.write('data', 36);
header.writeUInt32LE(total * 2, 40);

// One second at a time, so that a long sound never has to fit in memory.
const out = await open(file, 'w');
await out.write(header);
for (let start = 0; start < total; start += rate) {
  const second = Buffer.alloc(Math.min(rate, total - start) * 2);
  const tone = [262, 330, 392, 523][(start / rate) % 4];
  for (let i = 0; i < second.length / 2; i++) {
    const loud = 12_000 * Math.exp((-4 * i) / rate);
    second.writeInt16LE(Math.round(loud * Math.sin((2 * Math.PI * tone * i) / rate)), i * 2);
  }
  await out.write(second);
}
await out.close();
console.log(`${file}: ${seconds} seconds, ${44 + total * 2} bytes`);
