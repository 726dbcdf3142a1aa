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

test('a package gives its exports, what they use, and what it re-exports', async () => {
  install('inner', 'export interface Inner { a: string }\n');
  const { items, mentions, reExports, version, license } = await readTypes(
    install(
      'outer',
      "export { Inner } from 'inner';\ninterface Own { b: Blob }\nexport declare function make(): Own;\n",
    ),
  );
  expect([version, license]).toEqual(['1.0.0', 'MIT']);
  expect(items.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['make', undefined],
    ['Own', true],
  ]);
  expect(mentions).toEqual({ Own: 'outer', Blob: '' });
  expect(reExports).toEqual({ Inner: 'inner' });
});

test('members come in the order of their names, with their parameters and comments', async () => {
  const { items } = await readTypes(
    install(
      'members',
      `/** Reads files. */
export interface Reads {
  /**
   * Reads one.
   * @param uri - Its address.
   * @returns The bytes.
   */
  read: <T extends string>(uri: T, limit?: number) => Promise<Uint8Array>;
  'content-type'?: string;
}
export declare class Reader implements Reads {
  private constructor();
  static open(/* unused */ uri: string): Reader;
  open(file: File): void;
  open(uri: string): void;
  read: Reads['read'];
}
`,
    ),
  );
  const [reads, reader] = items;
  expect(reads?.members).toMatchObject([
    { kind: 'property', name: 'content-type', isOptional: true, type: 'string' },
    {
      kind: 'method',
      typeParameters: [{ name: 'T', constraint: 'string' }],
      parameters: [
        { name: 'uri', type: 'T' },
        { name: 'limit', optional: true, type: 'number' },
      ],
      type: 'Promise<Uint8Array>',
      comment: { text: 'Reads one.', params: { uri: 'Its address.' }, returns: 'The bytes.' },
    },
  ]);
  expect(reader?.implements).toEqual(['Reads']);
  expect(
    reader?.members?.map(({ signature, overload, isStatic }) => [signature, overload, isStatic]),
  ).toEqual([
    ['static open(uri: string): Reader;', undefined, true],
    ['open(file: File): void;', 2, undefined],
    ['open(uri: string): void;', 3, undefined],
    ["read: Reads['read'];", undefined, undefined],
  ]);
  expect(reader?.members?.at(-1)?.comment.text).toBe('Reads one.');
});

test('long declarations are broken into lines, and lose `export` and their comments', async () => {
  const union = "/** Why. */ 'first-alternative' | 'second-alternative' | 'third-alternative' | 'fourth'";
  const { items } = await readTypes(install('long', `export type Alternatives = ${union};\n`));
  expect(items[0]?.signature).toBe(
    "type Alternatives =\n  | 'first-alternative'\n  | 'second-alternative'\n  | 'third-alternative'\n  | 'fourth';",
  );
});

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
