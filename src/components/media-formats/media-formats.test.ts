import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatsOf, type MediaFormat, mediaFormats, supportOf } from './index.tsx';

const list = mediaFormats('.');
const { formats, cores } = list;

/** The output of each program in samples/every-format, oldest core first. */
const seen = ['node', 'c2patool', 'python'].map((language) =>
  readFileSync(`samples/every-format/${language}/expected.txt`, 'utf8').trim().split('\n'),
);

const formatOf = (extension: string) => formats.find(({ extensions }) => extensions.includes(extension));

test('an extension and a MIME type belong to one format', () => {
  for (const key of ['extensions', 'types'] as const) {
    const all = formats.flatMap((format) => format[key]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('the table says of each format what was seen with each core', () => {
  expect(seen.length).toBe(cores.length);
  for (const [place, lines] of seen.entries()) {
    const tried = cores.slice(0, place + 1).map(({ core }) => core);
    for (const line of lines) {
      const [, extension = '', reads, signed = ''] =
        /^(\S+)\s.*?reads: (\w+).*; signed file: (.+)$/.exec(line) ?? [];
      const format = formatOf(extension);
      const does = [format?.reads, format?.signs].map((core) => tried.includes(core || ''));
      expect(does, `${tried.at(-1)}: ${line}`).toEqual([reads === 'yes', signed.startsWith('Valid')]);
    }
  }
});

test('the MIME type that was tried is one of the table', () => {
  for (const line of seen[0] ?? []) {
    const [, extension = '', type = ''] = /^(\S+)\s+(\S+)/.exec(line) ?? [];
    expect(formatOf(extension)?.types, line).toContain(type);
  }
});

test('formats that could not be tried are only those for which no file can be made here', () => {
  const extensions = (seen[0] ?? []).map((line) => line.split(' ')[0] ?? '');
  const untried = formats.filter((format) => !format.extensions.some((one) => extensions.includes(one)));
  expect(untried.map(({ name }) => name)).toEqual(['Sony ARW', 'Nikon NEF', 'Standalone manifest store']);
});

test('support in words', () => {
  const words = (extension: string) => supportOf(formatOf(extension) as MediaFormat, list);
  expect(['jpg', 'arw', 'pdf', 'docx'].map(words)).toEqual([
    'read and sign',
    'read only',
    'read, sign since core 0.91.3',
    'read and sign since core 0.90.22',
  ]);
});

test('the list of one core has what its program read and signed', () => {
  for (const [place, { core }] of cores.entries()) {
    const own = formatsOf(core, list);
    for (const line of seen[place] ?? []) {
      const [, extension = '', reads, signed = ''] =
        /^(\S+)\s.*?reads: (\w+).*; signed file: (.+)$/.exec(line) ?? [];
      const format = own.formats.find(({ extensions }) => extensions.includes(extension));
      const says = format && supportOf(format, own);
      const saw = signed.startsWith('Valid') ? 'read and sign' : reads === 'yes' ? 'read only' : undefined;
      expect(says, `${core}: ${line}`).toBe(saw);
    }
  }
  expect(() => formatsOf('0.1.0', list)).toThrow('`cores` has');
});
