/** What a text or file that should contain certificates contains instead, or in addition. */
export type Secret = 'private key' | 'encrypted private key' | 'key store';

/** A DER length of up to three bytes, or BER's indefinite length. */
const LENGTH = '(?:[\\x00-\\x80]|\\x81[^]|\\x82[^]{2}|\\x83[^]{3})';
/** Where a key can begin: a SEQUENCE that starts with a small version number, or with an algorithm. */
const START = new RegExp(`\\x30${LENGTH}(?:\\x02\\x01[\\x00\\x01\\x03]|\\x30${LENGTH}\\x06)`, 'g');

/** rsaEncryption, Diffie-Hellman, ecPublicKey, DSA: key algorithms that signatures never have. In hexadecimal. */
const KEY_ONLY = [
  '2a864886f70d010101',
  '2a864886f70d010301',
  '2a8648ce3e0201',
  '2a8648ce3d0201',
  '2a8648ce380401',
];
/** RSASSA-PSS, X25519, X448, Ed25519, Ed448: signatures can also have these identifiers. */
const KEY_OR_SIGNATURE = ['2a864886f70d01010a', '2b656e', '2b656f', '2b6570', '2b6571'];
/** Encryption with a password (PKCS#5 and PKCS#12). */
const PASSWORD = /^2a864886f70d01(?:050[1-9a-d]|0c010[1-6])$/;
/** The contents of a PKCS#12 file: data, or signed data (RFC 7292, section 4). */
const STORE_CONTENT = ['2a864886f70d010701', '2a864886f70d010702'];

/** The header of the value at a position: where its content begins and ends; undefined if the bytes end before that. */
function headAt(bytes: string, place: number): { tag: number; start: number; end: number } | undefined {
  const tag = bytes.charCodeAt(place);
  let length = bytes.charCodeAt(place + 1);
  if (Number.isNaN(tag) || Number.isNaN(length)) return undefined;
  let start = place + 2;
  if (length > 0x80) {
    const size = length & 0x7f;
    if (size > 3) return undefined;
    length = 0;
    for (let index = 0; index < size; index += 1) length = length * 256 + bytes.charCodeAt(start + index);
    start += size;
  }
  // BER's indefinite length: its content continues.
  return { tag, start, end: length === 0x80 ? bytes.length : start + length };
}

/** The object identifier of the algorithm whose SEQUENCE begins at a position, and its end. */
function algorithmAt(bytes: string, place: number) {
  const sequence = headAt(bytes, place);
  const id = sequence?.tag === 0x30 ? headAt(bytes, sequence.start) : undefined;
  if (!sequence || id?.tag !== 0x06) return undefined;
  // None of the identifiers searched for is longer.
  const number = bytes.slice(id.start, Math.min(id.end, id.start + 16));
  const digits = Array.from(number, (char) => char.charCodeAt(0).toString(16).padStart(2, '0'));
  return { id: digits.join(''), end: sequence.end };
}

/** Whether one of these tags is at a position; if the data is truncated before it, it may have been. */
const isTagAt = (bytes: string, place: number, ...tags: number[]): boolean =>
  place >= bytes.length || tags.includes(bytes.charCodeAt(place));

/** What the SEQUENCE at a position is, according to its first values; the key itself may be truncated. */
function secretAt(bytes: string, place: number): Secret | undefined {
  const sequence = headAt(bytes, place);
  if (!sequence) return undefined;
  const encryption = algorithmAt(bytes, sequence.start);
  // EncryptedPrivateKeyInfo (RFC 5958, section 3).
  if (encryption)
    return PASSWORD.test(encryption.id) && isTagAt(bytes, encryption.end, 0x04)
      ? 'encrypted private key'
      : undefined;
  const version = bytes.charCodeAt(sequence.start + 2);
  const next = sequence.start + 3;
  const algorithm = algorithmAt(bytes, next);
  if (version === 3) return algorithm && STORE_CONTENT.includes(algorithm.id) ? 'key store' : undefined;
  if (algorithm) {
    // PrivateKeyInfo (RFC 5958, section 2). A version 1 certificate with serial number 1 has a name after its algorithm.
    const isKey =
      KEY_ONLY.includes(algorithm.id) ||
      (KEY_OR_SIGNATURE.includes(algorithm.id) && isTagAt(bytes, algorithm.end, 0x04));
    return isKey ? 'private key' : undefined;
  }
  const second = headAt(bytes, next);
  if (!second) return undefined;
  const size = second.end - second.start;
  // ECPrivateKey (RFC 5915, section 3): the number, and possibly the curve and the public key.
  if (version === 1 && second.tag === 0x04 && size >= 16 && size <= 72)
    return second.end >= sequence.end || isTagAt(bytes, second.end, 0xa0, 0xa1) ? 'private key' : undefined;
  // RSAPrivateKey (RFC 8017, A.1.2) and the old form of DSA: a version, then long numbers.
  return second.tag === 0x02 && size >= 60 && size <= 4200 ? 'private key' : undefined;
}

const SSH = 'openssh-key-v1\0';
/** The length and the name "none", for no encryption. */
const SSH_OPEN = '\0\0\0\x04none';
/** Java keystores (JKS, JCEKS), with their version. */
const JAVA = ['\xfe\xed\xfe\xed', '\xce\xce\xce\xce'].flatMap((magic) =>
  ['\x01', '\x02'].map((version) => `${magic}\0\0\0${version}`),
);

/**
 * Searches bytes for a private key at any position: PKCS#8, PKCS#1, SEC 1, OpenSSH, PKCS#12, and Java keystores,
 * including one that's truncated after its beginning.
 * @param bytes one character per byte
 */
export function secretInBinary(bytes: string): Secret | undefined {
  let found: Secret | undefined;
  const ssh = bytes.indexOf(SSH);
  if (ssh !== -1) {
    if (bytes.startsWith(SSH_OPEN, ssh + SSH.length)) return 'private key';
    found = 'encrypted private key';
  }
  if (JAVA.some((magic) => bytes.includes(magic))) found = 'key store';
  START.lastIndex = 0;
  for (let match = START.exec(bytes); match; match = START.exec(bytes)) {
    // Values can be nested: the next one may begin right after the first byte.
    START.lastIndex = match.index + 1;
    const secret = secretAt(bytes, match.index);
    if (secret === 'private key') return secret;
    if (secret && found !== 'key store') found = secret;
  }
  return found;
}
