import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mediaFormats } from './media-formats.ts';

const { formats } = mediaFormats('.');

test('an extension and a MIME type belong to one format', () => {
  for (const key of ['extensions', 'types'] as const) {
    const all = formats.flatMap((format) => format[key]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('the table says of each format what was seen when it was tried', () => {
  const seen = readFileSync('samples/every-format/node/expected.txt', 'utf8').trim().split('\n');
  for (const line of seen) {
    const [, extension = '', type = '', reads, signed = ''] =
      /^(\S+)\s+(\S+)\s+reads: (\w+); signed file: (.+)$/.exec(line) ?? [];
    const format = formats.find(({ extensions }) => extensions.includes(extension));
    expect(format?.types, line).toContain(type);
    expect([format?.reads, format?.signs], line).toEqual([reads === 'yes', signed.startsWith('Valid')]);
  }
});

test('formats that could not be tried are only those for which no file can be made here', () => {
  const seen = readFileSync('samples/every-format/node/expected.txt', 'utf8');
  const untried = formats.filter(
    ({ extensions }) => !extensions.some((one) => new RegExp(`^${one} `, 'm').test(seen)),
  );
  expect(untried.map(({ name }) => name)).toEqual(['Sony ARW', 'Nikon NEF', 'Manifest store alone']);
});
