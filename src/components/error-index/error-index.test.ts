import { expect, test } from 'vitest';
import { errorEntries } from './data.ts';
import { errorRows } from './tables.ts';

const page = [
  '## Sign it',
  '| Key | Meaning |',
  '| --- | --- |',
  '| `alg` | the algorithm |',
  '',
  '```md',
  '| Message | Cause | Fix |',
  '| --- | --- | --- |',
  '| `not this one` | it is in a fence | none |',
  '```',
  '## Errors of `sign` {#errors}',
  '| Message (0.27.22) | Cause | Fix |',
  '| --- | --- | --- |',
  '| `` missing field `alg` `` | … | Add it. |',
  '| `a|b`, or \\| | … | … |',
  '### `No claim found` {#no-claim}',
  'The file has no manifest store.',
  '### If it stays',
  '## Sign `again`',
  '### `notAnError`',
].join('\n');

test('messages are read from tables of errors, with the heading above them, and from headings in a section of errors', () => {
  expect(errorRows(page)).toEqual([
    { message: '`` missing field `alg` ``', heading: { text: 'Errors of `sign`', id: 'errors' } },
    { message: '`a|b`, or \\|', heading: { text: 'Errors of `sign`', id: 'errors' } },
    { message: '`No claim found`', heading: { text: '`No claim found`', id: 'no-claim' } },
  ]);
});

test('the id of a heading is that of its page', () => {
  const idOf = (heading: string) => errorRows(`## Errors\n### ${heading}`)[0]?.heading?.id;
  expect(idOf('`` `a.b` is "ask"; … ``')).toBe('ab-is-ask-');
  expect(idOf('``missing field `alg` ``')).toBe('missing-field-alg-');
});

const entries = errorEntries('.');

test('a message that several pages explain is one entry with several places', () => {
  const unsupported = entries.filter(({ message }) => message === '`type is unsupported`');
  expect(unsupported).toHaveLength(1);
  expect(unsupported[0]?.places.length).toBeGreaterThan(2);
});

test('one label leads to one place', () => {
  const places = new Map<string, Set<string>>();
  for (const { label, address } of entries.flatMap((entry) => entry.places))
    places.set(label, (places.get(label) ?? new Set()).add(address));
  expect([...places].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
});
