// The lookup asks only services that the reader allows, and brings the store that the repository was given.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace.ts';

interface Repository {
  add(store: Buffer, asset: { path: string }): Promise<string>;
  url: string;
  stop(): void;
}

const ALG = 'org.example.toy-grid.1';
const NUMBER = '00c0ffee0001';
const sample = samplePath('soft-binding', 'node', 'find-manifest.mjs');
let folder: string;
let repository: Repository;
let manifestId: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  const soft = (name: string) => samplePath('soft-binding', 'node', name);
  await runOk(soft('toy-watermark.mjs'), ['embed', 'photo.jpg', 'marked.jpg'], folder);
  await runOk(soft('sign-marked.mjs'), [], folder);
  const { startRepository } = (await import(soft('repository.mjs'))) as {
    startRepository(): Promise<Repository>;
  };
  repository = await startRepository();
  const store = await readFile(join(folder, 'signed.c2pa'));
  manifestId = await repository.add(store, { path: join(folder, 'signed.jpg') });
  const list = [
    { alg: ALG, softBindingResolutionApis: [repository.url] },
    { alg: 'org.example.unserved.1' },
    { alg: 'org.example.down.1', softBindingResolutionApis: ['http://127.0.0.1:9/v1/'] },
  ];
  await writeFile(join(folder, 'list.json'), JSON.stringify(list));
}, 60_000);
afterAll(() => repository.stop());

const find = (alg: string, value: string, allowed: string[] = [repository.url]) =>
  run(sample, [alg, value, 'list.json', 'found.c2pa', ...allowed], folder);

test('finds the store that was registered for a number', async () => {
  const store = await readFile(join(folder, 'signed.c2pa'));
  const { stdout } = await find(ALG, NUMBER);
  expect(stdout).toBe(`${repository.url}: ${store.length} bytes for ${manifestId}\n`);
  expect((await readFile(join(folder, 'found.c2pa'))).equals(store)).toBe(true);
});

test('says that a number is unknown, that no service is named, and that a service is down', async () => {
  expect((await find(ALG, 'ffffffffffff')).stdout).toBe(`${repository.url}: no match\n`);
  expect((await find('org.example.unserved.1', NUMBER)).stdout).toBe(
    "the list doesn't name a service for org.example.unserved.1\n",
  );
  expect((await find('org.example.down.1', NUMBER, ['http://127.0.0.1:9'])).stdout).toBe(
    'http://127.0.0.1:9: fetch failed\n',
  );
});

test('asks no service without permission', async () => {
  expect((await find(ALG, NUMBER, [])).stdout).toBe(
    `${repository.url}: not queried, because its origin isn't allowed\n`,
  );
});

test('a list that is not JSON, as some commits of the public one, is named with the place', async () => {
  await writeFile(join(folder, 'broken.json'), '[\n  { "alg": "org.example.a.1", },\n]');
  const { code, stdout, stderr } = await run(sample, [ALG, NUMBER, 'broken.json'], folder);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain("broken.json isn't valid JSON, so no service was queried");
  expect(stderr).toMatch(/double-quoted property name.*\(line 2 column/);
  expect(stderr).not.toContain('    at ');
});

test('stops for a name that is not on the list', async () => {
  const { code, stderr } = await find('org.example.unknown.1', NUMBER);
  expect(code).not.toBe(0);
  expect(stderr).toContain("org.example.unknown.1 isn't on the list");
});
