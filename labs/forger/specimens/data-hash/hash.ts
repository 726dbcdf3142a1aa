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
        wrong: `${name} isn’t an algorithm that C2PA allows: another picture with the same hash can be made.`,
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
      title: 'An honest manifest and another picture',
      wrong: 'The scan was changed after signing.',
      ...invalid,
    },
    {},
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-appended',
      title: 'Bytes behind the end of the picture, added later',
      wrong: 'Bytes were added to the file after signing.',
      ...invalid,
    },
    {},
    { after: ({ file }) => bytes(file, 'added later') },
  ),
  jpegWith(
    {
      id: 'jpeg-trailing-covered',
      title: 'Bytes behind the end of the picture, signed with it',
      wrong: 'Nothing: the hash covers the bytes behind the picture too.',
      expect: 'Valid',
    },
    {},
    { picture: ({ jpeg }) => bytes(jpeg, 'a phone writes its own data here') },
  ),
];
