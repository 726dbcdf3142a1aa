import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('soft-binding', 'node', file);
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(sample('toy-watermark.mjs'), ['embed', 'photo.jpg', 'marked.jpg'], folder);
});

test('the toy watermark is read back, and a picture without one is said to have none', async () => {
  expect(await runOk(sample('toy-watermark.mjs'), ['extract', 'marked.jpg'], folder)).toBe('00c0ffee0001\n');
  expect(await runOk(sample('toy-watermark.mjs'), ['extract', 'photo.jpg'], folder)).toBe(
    'no toy watermark found\n',
  );
});

test('the soft binding is signed and read back as the page shows it', async () => {
  expect(await runOk(sample('sign-marked.mjs'), [], folder)).toBe(
    await readFile(sample('expected-sign.txt'), 'utf8'),
  );
});

test('a manifest is recovered after resizing; wrong, unknown and copied numbers are not taken for it', async () => {
  await runOk(sample('sign-marked.mjs'), [], folder);
  const printed = await runOk(sample('recover.mjs'), [], folder);
  // How much a picture differs depends on the encoder of the machine a little.
  const rough = (text: string) =>
    text.replaceAll(/\(?\d+ of 64 bits differ\)?/g, '<bits>').replaceAll(/00c[0-9a-f]{9},/g, '<id>,');
  expect(rough(printed)).toBe(rough(await readFile(sample('expected.txt'), 'utf8')));
});

test('a TrustMark value is kept as text, letter by letter', async () => {
  const value = `1*${'10'.repeat(30)}1`;
  const printed = await runOk(
    sample('sign-marked.mjs'),
    ['marked.jpg', 'trustmark.jpg', 'com.adobe.trustmark.Q', value],
    folder,
  );
  expect(JSON.parse(printed.slice(printed.indexOf('{')))).toEqual({
    alg: 'com.adobe.trustmark.Q',
    blocks: [{ scope: {}, value }],
  });
});

test('the repository keeps nothing that does not fit its asset', async () => {
  await runOk(sample('sign-marked.mjs'), [], folder);
  const script = join(folder, 'wrong.mjs');
  await writeFile(
    script,
    `import { readFile, writeFile } from 'node:fs/promises';
     import { startRepository } from ${JSON.stringify(sample('repository.mjs'))};
     const { add, url, stop } = await startRepository();
     const id = await add(await readFile('signed.c2pa'), { path: 'signed.jpg' });
     const ask = async (path) => { const r = await fetch(url + path); return [r.status, await r.text()]; };
     console.log(JSON.stringify({
       refused: await add(await readFile('signed.c2pa'), { path: 'photo.jpg' }).catch((e) => e.message),
       unknown: await ask('/manifests/urn:c2pa:none').then(([status]) => status),
       noValue: await ask('/matches/byBinding?alg=x').then(([status]) => status),
       algorithms: JSON.parse((await ask('/services/supportedAlgorithms'))[1]),
       found: JSON.parse((await ask('/matches/byBinding?alg=org.example.toy-grid.1&value=' + btoa('00c0ffee0001')))[1]).matches[0].manifestId === id,
     }));
     stop();`,
  );
  const { stdout, stderr } = await run(script, [], folder);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    refused: "this manifest doesn't match this asset",
    unknown: 404,
    noValue: 400,
    algorithms: { watermarks: [{ alg: 'org.example.toy-grid.1' }], fingerprints: [] },
    found: true,
  });
});
