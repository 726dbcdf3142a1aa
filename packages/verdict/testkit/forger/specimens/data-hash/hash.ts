import { bytes, u8 } from '../../bytes.ts';
import type { Recipe } from '../../specimen.ts';
import { changeScan, invalid, jpegWith, notValid } from './jpeg-with.ts';

/** Invalid hashes, and correct hashes of another file. */
export const hashes: readonly Recipe[] = [
  ...(
    [
      ['md5', 'MD5', { alg: 'md5' }],
      ['sha1', 'SHA-1', { alg: 'sha1' }],
    ] as const
  ).map(([algorithm, name, fields]) =>
    jpegWith(
      {
        id: `jpeg-${algorithm}`,
        title: `A hash made with ${name}`,
        wrong: `${name} isn’t an algorithm that C2PA allows: a different image with the same hash can be created.`,
        ...invalid,
        clause: '13.1',
      },
      { algorithm, fields },
    ),
  ),
  jpegWith(
    { id: 'jpeg-empty-hash', title: 'An empty hash', wrong: '`hash` is an empty byte string.', ...invalid },
    { fields: { hash: u8() } },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-short-hash',
      title: 'A hash of one byte',
      wrong: '`hash` is a single byte 0, as in a box hash.',
      ...invalid,
    },
    { fields: { hash: u8(0) } },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-no-hash',
      title: 'A data hash without a hash',
      wrong: 'The field `hash` is missing.',
      ...notValid,
    },
    { fields: { hash: undefined } },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-changed',
      title: 'An unchanged manifest and a different image',
      wrong: 'The scan was changed after signing.',
      ...invalid,
    },
    {},
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-appended',
      title: 'Bytes after the end of the image, added later',
      wrong: 'Bytes were added to the file after signing.',
      ...invalid,
    },
    {},
    { after: ({ file }) => bytes(file, 'added later') },
  ),
  jpegWith(
    {
      id: 'jpeg-trailing-covered',
      title: 'Bytes after the end of the image, signed with it',
      wrong: 'Nothing. The hash covers the bytes after the image too.',
      expect: 'Valid',
    },
    {},
    { picture: ({ jpeg }) => bytes(jpeg, 'a phone writes its own data here') },
  ),
];
