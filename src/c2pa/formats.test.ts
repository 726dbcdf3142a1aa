import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORMATS, formatOf } from './formats.ts';

const sdk = join(import.meta.dirname, '../../node_modules/@contentauth/c2pa-web/dist');
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
