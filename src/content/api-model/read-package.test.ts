import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LEGACY } from './packages.ts';
import { readPackage } from './read-package.ts';

const site = mkdtempSync(join(tmpdir(), 'api-packages-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Installs a package with one file of types in a site's samples. */
function install(name: string, types: string) {
  const folder = join(site, 'samples/node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license: 'MIT', types: 'index.d.ts' }),
  );
  writeFileSync(join(folder, 'index.d.ts'), types);
  return {
    name,
    installedIn: 'samples' as const,
    entries: [{ name: '', types: 'index.d.ts' }],
    holder: 'Example Org',
  };
}

test('a package gives its exports, what it uses besides, and what it hands on', {
  timeout: 60_000,
}, async () => {
  const inner = install('inner', 'export interface Inner { a: string }\n');
  const { folder } = { folder: join(site, 'samples/node_modules/outer') };
  const outer = install(
    'outer',
    "export { Inner } from 'inner';\ninterface Own { b: string }\nexport declare function make(): Own;\n",
  );
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'outer', version: '1.0.0', license: 'MIT', dependencies: { [inner.name]: '1' } }),
  );
  const { entries, version, license } = await readPackage(outer, site);
  expect(version).toBe('1.0.0');
  expect(license).toBe('MIT');
  expect(entries[0]?.items.map(({ name, exported }) => [name, exported])).toEqual([
    ['make', true],
    ['Own', false],
  ]);
  expect(entries[0]?.reExports).toEqual([{ name: 'Inner', from: 'inner' }]);
});

test('a package that exports nothing stops the build', { timeout: 60_000 }, async () => {
  await expect(readPackage(install('nothing', 'export {};\n'), site)).rejects.toThrow(
    "`index.d.ts` of the package `nothing` doesn't export anything of its own; use the file from which",
  );
});

test('a file of types that is not there stops the build', async () => {
  const spec = { ...install('moved', 'export {};\n'), entries: [{ name: '', types: 'dist/index.d.ts' }] };
  await expect(readPackage(spec, site)).rejects.toThrow('the package `moved` has no file `dist/index.d.ts`');
});

test('a package that is not installed stops the build and says how to install it', async () => {
  await expect(readPackage({ ...LEGACY, name: 'no-such-package' }, site)).rejects.toThrow(
    /package\.json: the package `no-such-package`, .* isn't installed; run `npm ci`/,
  );
});

test('a package without a license stops the build', async () => {
  const spec = install('unlicensed', 'export interface A { a: string }\n');
  const file = join(site, 'samples/node_modules/unlicensed/package.json');
  writeFileSync(file, JSON.stringify({ name: 'unlicensed', version: '1.0.0' }));
  await expect(readPackage(spec, site)).rejects.toThrow(
    "the package `unlicensed` doesn't have a license in its package.json",
  );
});
