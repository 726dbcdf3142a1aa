import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readModel } from './model.ts';
import { modelFile, readTypes, typedPackages } from './read-types.ts';

const packages = mkdtempSync(join(tmpdir(), 'api-models-'));
afterAll(() => rmSync(packages, { recursive: true, force: true }));

/** Installs a package with one file of types. */
function install(name: string, types: string, manifest: object = { version: '1.0.0', license: 'MIT' }) {
  const folder = join(packages, 'node_modules', name);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('package.json', JSON.stringify({ name, types: 'index.d.ts', ...manifest }));
  write('index.d.ts', types);
  return { name, folder, entries: { '': 'index.d.ts' }, holder: 'Example Org' };
}

test('a package without exports or a license is refused', async () => {
  await expect(readTypes(install('nothing', 'export {};\n'))).rejects.toThrow(/index\.d\.ts exports nothing/);
  await expect(
    readTypes(install('unlicensed', 'export type A = 1;\n', { version: '1.0.0' })),
  ).rejects.toThrow('unlicensed has no license in its package.json');
});

test('the models are those of the versions that the site and its samples use', async () => {
  const versions = { ...dependencies('package.json'), ...dependencies('samples/package.json') };
  for (const { name } of typedPackages('.')) {
    const { version } = JSON.parse(readFileSync(modelFile(name), 'utf8'));
    expect(version, `${name}: node scripts/api-models.ts`).toBe(versions[name]);
  }
  const [web] = typedPackages('.');
  expect(web && (await readTypes(web)), 'node scripts/api-models.ts').toEqual(readModel('.', 'c2pa-web'));
});

function dependencies(file: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  return { ...manifest.dependencies, ...manifest.devDependencies };
}
