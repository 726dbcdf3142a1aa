import { bytes, sha, u8, u32 } from './bytes.ts';
import { cborOf, type Forged } from './cbor.ts';

/** The ending of all UUIDs derived from four letters (ISO 19566-5). */
const FOUR_LETTERS = '00110010800000aa00389b71';

/** UUIDs of superboxes (C2PA 2.4, §11.1.4). */
export const UUID = {
  store: kind('c2pa'),
  manifest: kind('c2ma'),
  update: kind('c2um'),
  compressed: kind('c2cm'),
  assertions: kind('c2as'),
  claim: kind('c2cl'),
  signature: kind('c2cs'),
  cbor: kind('cbor'),
  json: kind('json'),
  file: Uint8Array.from(Buffer.from('40cb0c32bb8a489da70b2ad6f47f4369', 'hex')),
} as const;

function kind(letters: string): Uint8Array {
  return bytes(letters, Buffer.from(FOUR_LETTERS, 'hex'));
}

/** A box: length, type, content. */
export const box = (
  type: string,
  ...content: ReadonlyArray<Uint8Array | string>
): Uint8Array<ArrayBuffer> => {
  const body = bytes(...content);
  return bytes(u32(body.length + 8), type, body);
};

export interface SuperboxOptions {
  /** 3: it can be requested by its label, and has one. */
  toggles?: number;
  /** 16 or 32 random bytes that prevent guessing the hash (a private `c2sh` box). */
  salt?: Uint8Array;
}

/** A superbox: a description box (`jumd`) with UUID and label, and then its content. */
export function superbox(
  uuid: Uint8Array,
  label: string,
  content: ReadonlyArray<Uint8Array>,
  { toggles = 3, salt }: SuperboxOptions = {},
): Uint8Array<ArrayBuffer> {
  const private_ = salt ? box('c2sh', salt) : u8();
  const description = box(
    'jumd',
    uuid,
    u8(salt ? toggles | 16 : toggles),
    Buffer.from(label),
    u8(0),
    private_,
  );
  return box('jumb', description, ...content);
}

export const cborBox = (label: string, value: Forged, options?: SuperboxOptions) =>
  superbox(UUID.cbor, label, [box('cbor', cborOf(value))], options);

export const jsonBox = (label: string, value: unknown) =>
  superbox(UUID.json, label, [box('json', Buffer.from(JSON.stringify(value)))]);

/** A file in a manifest: its description (`bfdb`) and its bytes (`bidb`). */
export const fileBox = (label: string, mediaType: string, content: Uint8Array) =>
  superbox(UUID.file, label, [box('bfdb', u8(0), mediaType, u8(0)), box('bidb', content)]);

/** A superbox's hash in a hashed URI: without its length and type (C2PA 2.4, §8.4.2.3). */
export const boxHash = (whole: Uint8Array, algorithm = 'sha256'): Uint8Array<ArrayBuffer> =>
  sha(algorithm, whole.subarray(8));
