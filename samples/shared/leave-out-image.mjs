// Creates the forgery that an exclusion check must detect: a signed JPEG whose hash leaves out the image, too.
// One byte of the image is changed after signing, and an SDK that trusts the exclusions still reports Valid.
// Usage: node leave-out-image.mjs [signed.jpg] [forged.jpg] [test-certs]
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const [source = 'signed.jpg', destination = 'forged.jpg', certs = 'test-certs'] = process.argv.slice(2);
const file = await readFile(source);
const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** The offset of a string. @throws Error if it isn't found, since the file isn't from a signing sample */
function after(text, from = 0) {
  const found = file.indexOf(text, from, 'latin1');
  if (found < 0) throw new Error(`${source} has no ${JSON.stringify(text)}`);
  return found + text.length;
}

/** The content of a JUMBF box: its description, which contains the label, and what follows. */
function contentOf(label) {
  const start = after(`${label}\0`) - label.length - 1 - 25; // before the label: jumd header, type, toggles
  return { start, end: start - 8 + file.readUInt32BE(start - 8) };
}

const HASH = 'dhashX '; // CBOR: the text "hash", then 32 bytes

// 1. The exclusion grows from the manifest store to as much of the image as its two-byte length allows.
const exclusions = after('exclusions');
const length = after('flength\x19', exclusions); // CBOR: the text "length", then a two-byte number
const begin = 2;
const end = Math.min(file.length - 2, begin + 0xffff);
file.writeUInt16BE(end - begin, length);

// 2. The excluded bytes can now be anything.
file[end - 100] ^= 1;

// 3. The hash of the rest, the hash of its assertion in the claim, and the claim's signature.
sha256(file.subarray(0, begin), file.subarray(end)).copy(file, after(HASH, exclusions));

const assertion = contentOf('c2pa.hash.data');
const reference = after(HASH, after('c2pa.assertions/c2pa.hash.data'));
sha256(file.subarray(assertion.start, assertion.end)).copy(file, reference);

const cborOf = ({ start, end: to }) => file.subarray(after('cbor', start), to);
const claim = cborOf(contentOf('c2pa.claim.v2'));
const cose = cborOf(contentOf('c2pa.signature'));
const [, , , high, low] = cose; // CBOR: tag 18, a list of four, the protected header with a two-byte length
const message = Buffer.concat([
  Buffer.from([0x84, 0x6a]),
  Buffer.from('Signature1'),
  cose.subarray(2, 5 + high * 256 + low),
  Buffer.from([0x40, 0x59, claim.length >> 8, claim.length & 255]),
  claim,
]);
const key = createPrivateKey(await readFile(join(certs, 'signer.key')));
sign('sha256', message, { key, dsaEncoding: 'ieee-p1363' }).copy(cose, cose.length - 64);

await writeFile(destination, file);
console.log(`${destination}: the hash leaves out bytes ${begin} to ${end} of ${file.length}`);
