import { expect, test } from 'vitest';
import { csvOfFiles, jsonOfFiles } from './export.ts';
import type { FileRow } from './state.ts';

const rows: FileRow[] = [
  {
    id: 1,
    source: { from: 'file', file: new File(['12345'], '=cmd|x.jpg'), sidecar: new File(['x'], 'x.c2pa') },
    result: {
      outcome: 'Valid',
      label: 'Valid',
      tone: 'plain',
      text: 'The file hasn’t changed.',
      format: 'JPEG',
      signer: '<b>Ada</b>, "A"',
      madeWith: '@cam 1',
      ai: 'partly',
      signing: { state: 'claimed', time: '2026-01-01T00:00:00+00:00' },
      findings: ['timeStamp.mismatch', 'assertion.dataHash.mismatch'],
    },
  },
  { id: 2, source: { from: 'file', file: new File([], 'later.png') } },
];

test('a CSV has a row for each file, and runs nothing', () => {
  const lines = csvOfFiles(rows).slice(1).split('\r\n');
  expect(lines[0]).toBe(
    'Name,State,Signer,Organization,Made with,Not confirmed,AI,Time signed,Time stamp,Findings,Explanation,Format,Size in bytes,Sidecar',
  );
  expect(lines[1]).toBe(
    `"'=cmd|x.jpg",Valid,"<b>Ada</b>, ""A""",,"'@cam 1",,partly,2026-01-01T00:00:00+00:00,claimed,timeStamp.mismatch assertion.dataHash.mismatch,The file hasn’t changed.,JPEG,5,x.c2pa`,
  );
  expect(lines[2]).toMatch(/^later\.png,Not read,/);
  expect(lines).toHaveLength(4);
});

test('of an invalid file, no signer, program, or AI answer is stated as one', () => {
  const forged: FileRow = {
    id: 3,
    source: { from: 'file', file: new File(['1'], 'forged.jpg') },
    result: {
      outcome: 'Invalid',
      label: 'Invalid',
      tone: 'bad',
      text: 'The file isn’t the one that was signed.',
      standing: 'unreliable',
      signer: 'A newspaper',
      organization: 'Its publisher',
      madeWith: 'A camera',
      findings: ['assertion.dataHash.mismatch'],
    },
  };
  const [line] = csvOfFiles([forged]).split('\r\n').slice(1);
  expect(line).toMatch(/^forged\.jpg,Invalid,,,,A newspaper; Its publisher; A camera,,/);
  const [file] = JSON.parse(jsonOfFiles([forged], { trustLists: [], credits: [] }, new Date())).files;
  expect(file).not.toHaveProperty('signer');
  expect(file).toMatchObject({ state: 'Invalid', notConfirmed: 'A newspaper; Its publisher; A camera' });
});

test('the JSON says who judged, whom that trusted, and when', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(JSON.parse(jsonOfFiles(rows, { trustLists: ['Our root'], credits: ['By us'] }, now))).toMatchObject({
    exportedAt: '2026-11-22T12:00:00.000Z',
    sdk: { name: '@contentauth/c2pa-web' },
    trustLists: ['Our root'],
    credits: ['By us'],
    files: [
      { name: '=cmd|x.jpg', state: 'Valid', ai: 'partly', timeStamp: 'claimed' },
      { name: 'later.png' },
    ],
  });
});
