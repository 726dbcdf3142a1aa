import { expect, test } from 'vitest';
import data from '../../../data/media-formats.json' with { type: 'json' };
import { FORMATS } from '../../c2pa/formats.ts';
import { otherFormat } from './assets.ts';

const bytes = (begin: string) => new Uint8Array(Buffer.from(begin.padEnd(32, '\0'), 'latin1'));
const readHere = new Set(FORMATS.flatMap(({ extensions }) => extensions));
const elsewhere = data.formats.flatMap(({ extensions, reads }) =>
  extensions.filter((end) => !readHere.has(end)).map((end) => [end, reads] as const),
);

test('there are formats that only other SDKs read', () =>
  expect(elsewhere.map(([end]) => end)).toEqual(expect.arrayContaining(['flac', 'docx', 'epub'])));

test.each(elsewhere)('.%s is known, with the core that reads it', (end, reads) => {
  const found = otherFormat(bytes(end === 'flac' ? 'fLaC' : 'PK\x03\x04'), `x.${end}`);
  expect(found?.core).toBe(reads);
});

test.each([
  ['MZ\x90', 'Program'],
  ['BM\x10\x20\x30\x40\0\0\0\0', 'BMP'],
  ['\x1f\x8b\x08', 'Gzip'],
])('%j holds nothing', (begin, name) => expect(otherFormat(bytes(begin), 'x')).toEqual({ name }));

test.each(['BMW: a car, and a text', 'hello', '', 'PK', 'fla'])('%j is not guessed at', (begin) =>
  expect(otherFormat(bytes(begin), 'x.docx')).toBeUndefined(),
);
