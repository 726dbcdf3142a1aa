import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  filesWith,
  HASH_COVERAGE,
  hashCoveragePackage,
  hashCoverageVersion,
  unpackedWith,
} from './hash-coverage.ts';

const folder = mkdtempSync(join(tmpdir(), 'hash-coverage-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The project of a reader who installed the tarball. */
beforeAll(async () => {
  const { tarball } = await hashCoveragePackage();
  const modules = join(folder, 'node_modules', HASH_COVERAGE);
  mkdirSync(modules, { recursive: true });
  writeFileSync(join(folder, 'package.tgz'), tarball);
  const unpacked = spawnSync('tar', ['xzf', join(folder, 'package.tgz'), '--strip-components=1'], {
    cwd: modules,
  });
  expect(unpacked.status, String(unpacked.stderr)).toBe(0);
  mkdirSync(join(folder, 'node_modules/@noble'));
  symlinkSync(resolve('node_modules/@noble/hashes'), join(folder, 'node_modules/@noble/hashes'));
}, 60_000);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('the package is small, contains what it exports, and imports only what it declares', async () => {
  const { files, tarball } = await hashCoveragePackage();
  const definition = JSON.parse(files.get('package.json') ?? '');
  const exported = Object.values<{ types: string; default: string }>(definition.exports).flatMap((one) => [
    one.types,
    one.default,
  ]);
  for (const path of exported) expect([...files.keys()]).toContain(path.slice('./'.length));
  const imported = [...files].flatMap(([path, text]) =>
    path.endsWith('.js') ? [...text.matchAll(/^import .* from "([^.].*)";$/gm)].map(([, name]) => name) : [],
  );
  for (const name of imported)
    expect(Object.keys(definition.dependencies)).toContain(name?.split('/').slice(0, 2).join('/'));
  expect(tarball.length).toBeLessThan(120_000);
  expect([...files.values()].join('')).not.toContain(process.cwd());
  expect(files.get('lib/trust-lists.js')).toContain('CC BY 4.0');
});

test('in Node.js, it recognizes what a signed image covers, and the lists of the C2PA', () => {
  write(
    'use.mjs',
    `import { readFileSync } from 'node:fs';
    import { bytesSource, coverageOf, storeIn } from '${HASH_COVERAGE}';
    import { pemOf, poolOf } from '${HASH_COVERAGE}/trust';
    import { trustLists } from '${HASH_COVERAGE}/trust-lists';
    import { checkFile, resultLine } from '${HASH_COVERAGE}/conformance';
    const source = bytesSource(readFileSync(${JSON.stringify(resolve('samples/manifest-examples/files/created.jpg'))}));
    const { state } = await coverageOf(source, await storeIn(source));
    console.log(state, trustLists.map(({ title }) => title).join(', '));
    console.log(pemOf(trustLists.map(poolOf)).startsWith('-----BEGIN CERTIFICATE-----'));
    console.log(checkFile({}).cannotCheck);
    console.log(resultLine(checkFile({ manifests: [{ assertions: { 'c2pa.hash.data': {} } }] }, '0.2/2.4')));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toBe(
    'covered C2PA trust list, C2PA TSA trust list\ntrue\nThe crJSON has no manifest.\nMeets 24 of 31 file rules (program 0.2, C2PA 2.4)\n',
  );
});

test('version 2.2.0 keeps its address and its bytes, whose checksum is in readers’ lock files', () => {
  const bytes = readFileSync('public/downloads/content-credentials-hash-coverage.tgz');
  expect(createHash('sha512').update(bytes).digest('base64')).toBe(
    'rD5v1+QLBLIsgHiZw8zxRfNEfpqci9UNm6OHfPj92fyAVvaent7RyGZBYT8GfLHJ6WGLJDoRlcizaNSDQBAxsA==',
  );
  expect(hashCoverageVersion()).not.toBe('2.2.0');
});

test('TypeScript knows its types', { timeout: 60_000 }, () => {
  write(
    'use.ts',
    `import { blobSource, type Coverage, coverageOf, hasUnreadStore } from '${HASH_COVERAGE}';
    import { checkTrust, poolOf } from '${HASH_COVERAGE}/trust';
    import { trustLists } from '${HASH_COVERAGE}/trust-lists';
    import { checkFile, type FileCheckAnswer, FIX_STEPS, resultLine } from '${HASH_COVERAGE}/conformance';
    // The browser's own types take seconds to check.
    declare global { interface Blob { readonly size: number } interface AbortSignal { readonly aborted: boolean } }
    export const check = (file: Blob, store: Uint8Array): Promise<Coverage> => coverageOf(blobSource(file), store);
    export const checked = checkTrust({ state: 'x' }, new Uint8Array(), trustLists.map(poolOf));
    export const unread = (file: Blob): Promise<boolean> => hasUnreadStore(blobSource(file));
    export const line = (answer: FileCheckAnswer): string =>
      'cannotCheck' in answer ? answer.cannotCheck : resultLine(answer);
    export const fixes = (crJson: unknown): string[] => {
      const answer = checkFile(crJson, '0.2/2.4');
      return 'results' in answer ? answer.results.flatMap(({ rule }) => FIX_STEPS[rule.fix.kind].map(({ step }) => step)) : [];
    };
    // @ts-expect-error a state that doesn't exist
    export const wrong = async (coverage: Coverage) => coverage.state === 'fine';`,
  );
  const words = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023'];
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, ...words, 'use.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test('a project gets the tarball, or text files for services that take only text', async () => {
  const project = {
    name: 'a-project',
    dependencies: { [HASH_COVERAGE]: `file:${HASH_COVERAGE}.tgz`, '@contentauth/c2pa-web': '0.13.1' },
  };
  const files = await filesWith(JSON.stringify(project));
  expect([...files.keys()]).toEqual([`${HASH_COVERAGE}.tgz`]);

  const texts = await unpackedWith(JSON.stringify(project));
  const { dependencies } = JSON.parse(texts.get('package.json') ?? '');
  expect(dependencies[HASH_COVERAGE]).toBe(`file:${HASH_COVERAGE}`);
  expect(texts.get(`${HASH_COVERAGE}/lib/index.js`)).toContain('coverageOf');
  expect(await filesWith('{}')).toEqual(new Map());
});
