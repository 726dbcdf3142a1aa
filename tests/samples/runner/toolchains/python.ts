import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pin } from '../../../../src/features/samples/versions.ts';
import { alone } from '../../../support/alone.ts';
import { readPins } from '../pins.ts';
import { cached, execute, install, numberIn, versionOf } from '../programs.ts';
import type { Toolchain } from '../toolchain.ts';

const bin = (folder: string, name: string) =>
  join(folder, process.platform === 'win32' ? 'Scripts' : 'bin', name);

/** A Python on this machine that can create virtual environments; Debian's python3 doesn't include `ensurepip`. */
export function findPython(): string | undefined {
  return ['python3', 'python'].find((name) => versionOf(name, '-c', 'import venv, ensurepip') !== undefined);
}

/** A virtual environment in the cache with exactly these packages. Returns its Python. */
export async function environment(
  python: string,
  name: string,
  packages: readonly string[],
): Promise<string> {
  const folder = cached('python', name);
  const own = bin(folder, 'python');
  const stamp = join(folder, 'packages.txt');
  // Two files of tests can need it at once.
  return alone(`${folder}.lock`, async () => {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === packages.join('\n')) return own;
    await install(python, ['-m', 'venv', '--clear', folder]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
    if (packages.length > 0) await install(own, [...pip, ...packages]);
    writeFileSync(stamp, packages.join('\n'));
    return own;
  });
}

/** The packages of a requirements.txt. */
export const packagesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** A virtual environment with the samples' packages. Returns its Python. */
export const samplesPython = (python: string, samplesDir: string): Promise<string> =>
  environment(python, 'samples', packagesIn(join(samplesDir, 'requirements.txt')));

/** The folder with the C API's shared library in this version's c2pa-python wheel. */
export async function libraryOfWheel(python: string, { name, version }: Pin): Promise<string> {
  const folder = cached('c', `${name}-${version}`);
  const library = join(folder, 'c2pa', 'libs');
  if (!existsSync(library)) {
    const own = await environment(python, 'pip', []);
    const quiet = ['--quiet', '--disable-pip-version-check', '--no-deps'];
    await install(own, ['-m', 'pip', 'install', ...quiet, '--target', folder, `${name}==${version}`]);
  }
  return library;
}

/** CPython with the c2pa-python wheel in a virtual environment. */
export const python: Toolchain = {
  language: 'python',
  async prepare(samplesDir) {
    const found = findPython();
    if (!found) return { missing: "Python with venv isn't installed (Debian: apt-get install python3-venv)" };
    const own = await samplesPython(found, samplesDir);
    return {
      with: `c2pa-python ${readPins(samplesDir).python}, Python ${numberIn(versionOf(own) ?? '').replace(/\.\d+$/, '')}`,
      run: ({ path, args, cwd }) =>
        execute(own, [path, ...args], { cwd, env: { PYTHONDONTWRITEBYTECODE: '1' } }),
    };
  },
};
