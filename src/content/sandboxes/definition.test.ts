import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileIn, readSandbox, sandboxNames } from './definition.ts';

const json = (value: unknown) => JSON.stringify(value);
const definition = {
  title: 'A project',
  bundler: 'vite',
  open: 'src/a.js',
};
const packages = { scripts: { build: 'vite build', start: 'vite' }, devDependencies: { vite: '1.2.3' } };

function site(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandboxes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = {
    'sandbox.json': json(definition),
    'package.json': json(packages),
    'src/a.js': '1;\n',
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    const file = join(folder, 'examples/sandbox-vite', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

test('a project is read with its packages', () => {
  expect(readSandbox(site(), 'vite')).toMatchObject({
    title: 'A project',
    packages: { vite: '1.2.3' },
  });
});

test('a missing project gets a suggestion', () => {
  expect(() => readSandbox(site(), 'vit')).toThrow(
    "there's no examples/sandbox-vit/sandbox.json; did you mean `vite`?",
  );
});

const FILE = 'examples/sandbox-vite/sandbox.json';
test.each([
  [{ open: 'src/aa.js' }, ': `open` is "src/aa.js"; did you mean `src/a.js`?'],
  [{ bundler: 'vitte' }, ':1: `bundler` is "vitte"; did you mean "vite"?'],
  [{ titel: 'x' }, ':1: `titel` is not a known key; did you mean `title`?'],
])('sandbox.json with %j', (change, message) => {
  const folder = site({ 'sandbox.json': json({ ...definition, ...change }) });
  expect(() => readSandbox(folder, 'vite')).toThrow(`${FILE}${message}`);
});

test('package.json has to have exact versions', () => {
  const ranged = site({ 'package.json': json({ ...packages, devDependencies: { vite: '^1.2.3' } }) });
  expect(() => readSandbox(ranged, 'vite')).toThrow(
    '`devDependencies.vite` is "^1.2.3"; use one exact version',
  );
});

test('a project shares the files of its base, which readers get with it', () => {
  const shared = {
    'src/b.js': '2;\n',
    'vite.config.js': '',
  };
  const folder = site(shared);
  const other = (base: string) => {
    const mine = join(folder, 'examples/sandbox-other');
    mkdirSync(mine, { recursive: true });
    writeFileSync(
      join(mine, 'sandbox.json'),
      json({ title: 'Other', bundler: 'webpack', base, open: 'src/a.js' }),
    );
    const own = {
      scripts: { build: 'webpack', start: 'webpack serve' },
      devDependencies: { webpack: '1.2.3' },
    };
    writeFileSync(join(mine, 'package.json'), json(own));
    mkdirSync(join(mine, 'src'), { recursive: true });
    writeFileSync(join(mine, 'src/a.js'), '3;\n');
    return readSandbox(folder, 'other');
  };
  const sandbox = other('vite');
  expect(sandbox.files.map(({ path }) => path)).toEqual(['src/a.js', 'src/b.js', 'package.json']);
  expect(String(fileIn(sandbox, 'src/a.js').content)).toBe('3;\n');
  expect(String(fileIn(sandbox, 'src/b.js').content)).toBe('2;\n');
  expect(() => other('vit')).toThrow("there's no examples/sandbox-vit/sandbox.json; did you mean `vite`?");
});

test.each(sandboxNames('.'))('%s: the site builds it with the versions that a reader installs', (name) => {
  const { packages: wanted, bundler } = readSandbox('.', name);
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  const shared = Object.keys(wanted).filter((one) => one in own.devDependencies);
  expect(shared).toEqual(expect.arrayContaining([bundler, '@contentauth/c2pa-web']));
  expect(Object.fromEntries(shared.map((one) => [one, own.devDependencies[one]]))).toEqual(
    Object.fromEntries(shared.map((one) => [one, wanted[one]])),
  );
});
