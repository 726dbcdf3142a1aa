import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const read = samplePath('read-manifest', 'node', 'read.mjs');
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(
    samplePath('write-manifest', 'node', 'write-manifest.mjs'),
    ['photo.jpg', 'signed.jpg'],
    folder,
  );
});

test('a signed file: state, title, signer and the one failure', async () => {
  const expected = await readFile(samplePath('read-manifest', 'node', 'expected.txt'), 'utf8');
  expect(await runOk(read, ['signed.jpg'], folder)).toBe(expected);
});

test('the files to download are read as the pages say', async () => {
  const example = (file: string) => samplePath('manifest-examples', 'files', file);
  const expected = await readFile(samplePath('read-manifest', 'node', 'expected-created.txt'), 'utf8');
  expect(await runOk(read, [example('created.jpg')], folder)).toBe(expected);
  const changed = expected.replace('Valid', 'Invalid').concat('failure: assertion.dataHash.mismatch\n');
  expect(await runOk(read, [example('tampered.jpg')], folder)).toBe(changed);
  const marks = await runOk(samplePath('read-ai', 'node', 'read-ai.mjs'), [example('generated.jpg')], folder);
  const expectedMarks = await readFile(samplePath('read-ai', 'node', 'expected-example.txt'), 'utf8');
  expect(marks).toBe(expectedMarks.replace('generated.jpg', example('generated.jpg')));
});

test('a file without a manifest store: null, said in words', async () => {
  expect(await runOk(read, ['photo.jpg'], folder)).toBe('photo.jpg: no Content Credentials\n');
});

test('a file that is no picture: an error, not an empty answer', async () => {
  await writeFile(join(folder, 'text.jpg'), 'not a picture');
  const { code, stderr } = await run(read, ['text.jpg'], folder);
  expect(code).not.toBe(0);
  expect(stderr).toContain('type is unsupported');
});

test('a file that only points to a remote manifest: nothing is fetched, the address is named', async () => {
  const { code, stderr } = await run(
    samplePath('read-manifest', 'node', 'read.mjs'),
    [await remotePicture()],
    folder,
  );
  expect(code).not.toBe(0);
  expect(stderr).toContain('must fetch remote manifests from url https://credentials.example/1.c2pa');
});

async function remotePicture(): Promise<string> {
  const { Builder, LocalSigner } = await import(
    samplePath('node_modules', '@contentauth', 'c2pa-node', 'dist', 'index.js')
  );
  const builder = Builder.withJson({ title: 'elsewhere' });
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  builder.setNoEmbed(true);
  builder.setRemoteUrl('https://credentials.example/1.c2pa');
  const signer = LocalSigner.newSigner(
    await readFile(join(folder, 'test-certs', 'chain.pem')),
    await readFile(join(folder, 'test-certs', 'signer.key')),
    'es256',
  );
  builder.sign(signer, { path: join(folder, 'photo.jpg') }, { path: join(folder, 'remote.jpg') });
  return 'remote.jpg';
}
