import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import data from '../../../data/media-formats.json' with { type: 'json' };
import { FORMATS, formatOf, otherFormat } from './formats.ts';

const sdk = join(import.meta.dirname, '../../../node_modules/@contentauth/c2pa-web/dist');
const bytes = (...parts: Array<string | number>) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? part : [...Buffer.from(part, 'latin1')])),
  );

test('every type is one that the SDK reads', async () => {
  const source = readFileSync(join(sdk, 'c2pa-8eeyObgG.js'), 'utf8');
  for (const { type } of FORMATS) expect(source).toContain(`"${type}"`);
});

test.each([
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), 'x.png'],
  ['image/png', bytes(0x89, 'PNG'), 'x'],
  ['image/webp', bytes('RIFF', 0, 0, 0, 0, 'WEBP'), 'x'],
  ['audio/wav', bytes('RIFF', 0, 0, 0, 0, 'WAVE'), 'x'],
  ['video/mp4', bytes(0, 0, 0, 24, 'ftypisom'), 'x'],
  ['image/avif', bytes(0, 0, 0, 24, 'ftypavif'), 'x'],
  ['audio/mp4', bytes(0, 0, 0, 24, 'ftypM4A '), 'x'],
  ['application/pdf', bytes('\n%PDF-1.7'), 'x'],
  ['application/c2pa', bytes(0, 0, 1, 0, 'jumb'), 'x.c2pa'],
  ['image/tiff', bytes('II*', 0), 'x.jpg'],
  ['image/tiff', bytes('II+', 0), 'x.tif'],
  ['image/tiff', bytes('MM', 0, '+'), 'x.tif'],
  ['image/x-adobe-dng', bytes('II*', 0), 'x.dng'],
  ['audio/mpeg', bytes(0xff, 0xfb, 0x90), 'x.mp3'],
  ['image/svg+xml', bytes('<?xml version="1.0"?>\n<svg xmlns=""'), 'x'],
])('%s', (type, head, name) => expect(formatOf(head, name)?.type).toBe(type));

test.each([
  ['a text with the name of a picture', bytes('hello'), 'x.jpg'],
  ['a text with the name of a sound', bytes('hello'), 'x.mp3'],
  ['nothing', bytes(), 'x.jpg'],
  ['a page', bytes('<!doctype html>'), 'x.html'],
  ['a WebM', bytes(0x1a, 0x45, 0xdf, 0xa3), 'x.webm'],
  ['a name like an inherited property', bytes('x'), 'x.constructor'],
])('%s is nothing to read', (_, head, name) => expect(formatOf(head, name)).toBeUndefined());

/** The first bytes of a file, padded. */
const head = (begin: string) => new Uint8Array(Buffer.from(begin.padEnd(32, '\0'), 'latin1'));
const readHere = new Set(FORMATS.flatMap(({ extensions }) => extensions));
const elsewhere = data.formats.flatMap(({ extensions, reads }) =>
  extensions.filter((end) => !readHere.has(end)).map((end) => [end, reads] as const),
);

test('there are formats that only other SDKs read', () =>
  expect(elsewhere.map(([end]) => end)).toEqual(expect.arrayContaining(['flac', 'docx', 'epub'])));

test.each(elsewhere)('.%s is known, with the core that reads it', (end, reads) => {
  const found = otherFormat(head(end === 'flac' ? 'fLaC' : 'PK\x03\x04'), `x.${end}`);
  expect(found?.core).toBe(reads);
});

test.each([
  ['\xff\x0a\xfa\x1f', 'JPEG XL codestream'],
  ['MZ\x90', 'Program'],
  ['BM\x10\x20\x30\x40\0\0\0\0', 'BMP'],
  ['\x1f\x8b\x08', 'Gzip'],
])('%j holds nothing', (begin, name) => expect(otherFormat(head(begin), 'x')).toEqual({ name }));

test.each(['BMW: a car, and a text', 'hello', '', 'PK', 'fla'])('%j is not guessed at', (begin) =>
  expect(otherFormat(head(begin), 'x.docx')).toBeUndefined(),
);
