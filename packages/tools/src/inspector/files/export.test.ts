import { expect, test } from 'vitest';
import { csvOf, csvOfFiles, jsonOfFiles } from './export.ts';
import type { FileRow } from './state.ts';

const rows: FileRow[] = [
  {
    id: 1,
    source: { from: 'file', file: new File(['12345'], '=cmd|x.jpg'), sidecar: new File(['x'], 'x.c2pa') },
    result: {
      outcome: 'Valid',
      label: 'Valid',
      tone: 'plain',
      title: 'Unchanged since signing, signer unknown',
      text: 'The file hasn’t changed.',
      why: 'No list was used.',
      kind: 'Valid',
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
    'Name,Answer,Why,State,Kind,Signer,Organization,Trusted by,Claimed signer (not verified),Made with,Not confirmed,AI,Time of signing,Time stamp,Findings,Format,Size in bytes,Sidecar',
  );
  expect(lines[1]).toBe(
    `"'=cmd|x.jpg",The file hasn’t changed.,No list was used.,Valid,Valid,,,,"<b>Ada</b>, ""A""","'@cam 1",,partly,2026-01-01T00:00:00+00:00,claimed,timeStamp.mismatch assertion.dataHash.mismatch,JPEG,5,x.c2pa`,
  );
  expect(lines[2]).toMatch(/^later\.png,Reading was canceled\.,,Not read,/);
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
      title: 'Not the file that was signed',
      text: 'The file isn’t the one that was signed.',
      why: 'It was changed.',
      kind: 'changed',
      reliability: 'unreliable',
      signer: 'A newspaper',
      organization: 'Its publisher',
      madeWith: 'A camera',
      ai: 'yes',
      findings: ['assertion.dataHash.mismatch'],
    },
  };
  const [line] = csvOfFiles([forged]).split('\r\n').slice(1);
  expect(line).toMatch(
    /^forged\.jpg,The file isn’t the one that was signed\.,It was changed\.,Invalid,changed,,,,,,A newspaper; Its publisher; A camera; AI: yes,,/,
  );
  const [file] = JSON.parse(jsonOfFiles([forged], { trustLists: [], credits: [] }, new Date())).files;
  expect(file).not.toHaveProperty('signer');
  expect(file).not.toHaveProperty('ai');
  expect(file).toMatchObject({
    state: 'Invalid',
    notConfirmed: 'A newspaper; Its publisher; A camera; AI: yes',
  });
});

test('the JSON says which validator ran, which lists it trusted, and when', () => {
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

test('a signer that no list vouches for is never in the column of signers', () => {
  const [row] = rows;
  if (!row?.result) throw new Error('the first file was read');
  const [valid] = JSON.parse(jsonOfFiles([row], { trustLists: [], credits: [] }, new Date())).files;
  expect(valid).not.toHaveProperty('signer');
  expect(valid).toMatchObject({ claimedSignerNotVerified: '<b>Ada</b>, "A"' });
  const trustedBy = ['C2PA trust list, issued on 2026-08-05; anchor: Root'];
  const trusted: FileRow = {
    ...row,
    result: { ...row.result, outcome: 'Trusted', isSignerVerified: true, trustedBy },
  };
  const [file] = JSON.parse(jsonOfFiles([trusted], { trustLists: [], credits: [] }, new Date())).files;
  expect(file).toMatchObject({ signer: '<b>Ada</b>, "A"', trustedBy });
  expect(file).not.toHaveProperty('claimedSignerNotVerified');
});

const line = (...cells: string[]) => csvOf([cells]).slice(1, -2);

test('a table begins with its mark, and lines end as the standard says', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['c', ''],
    ]),
  ).toBe('\ufeffa,b\r\nc,\r\n');
});

test('quotes and commas stay in their cell, and a cell is one line', () => {
  expect(line('a "b", c', 'd\ne')).toBe('"a ""b"", c",d e');
});

test.each([
  '=HYPERLINK("https://evil.example","x")',
  '+1+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u200b=1',
  '＝1',
])('no spreadsheet runs %j', (text) => {
  expect(line(text)).toBe(`"'${text.replaceAll('"', '""').replace('\r', ' ')}"`);
});

test.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x; @SUM(A1)', "x;' @SUM(A1)"],
  ['x;"=1+1";y', `"x;'""=1+1"";y"`],
  ['x\n=1+1\ny', 'x =1+1 y'],
  ['a;b', 'a;b'],
])('also not where semicolons separate cells: %j', (text, safe) => {
  expect(line(text)).toBe(safe);
});

test('a name with such a character inside is unchanged', () => {
  expect(line('a-b=c@d+.jpg', 'é', '日本')).toBe('a-b=c@d+.jpg,é,日本');
});
