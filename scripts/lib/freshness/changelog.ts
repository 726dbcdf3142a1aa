import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute } from '../samples/programs.ts';
import { findPython } from '../samples/toolchains/python.ts';
import type { Package, Registry } from './packages.ts';
import { changelogAmong } from './sections.ts';

/** A package's changes, or why they're unknown. */
export type Changelog = { text: string } | { missing: string };

/** Downloads and unpacks a package with the language's own tool. Returns the folder. @throws Error if a tool fails */
const UNPACK: Readonly<Record<Registry, (name: string, version: string, into: string) => Promise<string>>> = {
  async npm(name, version, into) {
    await run('npm', ['pack', `${name}@${version}`, '--pack-destination', into, '--silent']);
    await run('tar', ['-xzf', join(into, onlyFile(into)), '-C', into]);
    return into;
  },
  async PyPI(name, version, into) {
    const python = findPython() ?? 'python3';
    // Only wheels: a source package runs its own code to provide metadata.
    const from = ['--no-deps', '--only-binary', ':all:', '--quiet', '--dest', into];
    await run(python, ['-m', 'pip', 'download', `${name}==${version}`, ...from]);
    await run(python, ['-m', 'zipfile', '-e', join(into, onlyFile(into)), into]);
    return into;
  },
  async 'crates.io'(name, version) {
    // It reads the crate's manifest, and leaves the whole crate in Cargo's cache.
    await run('cargo', ['info', `${name}@${version}`]);
    const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
    const [folder] = globSync(join(home, 'registry/src/*', `${name}-${version}`));
    if (!folder) throw new Error("cargo didn't keep a copy of it");
    return folder;
  },
};

/** Reads the changelog in the package itself, because registries have no other. */
export async function changelogOf({ registry, name }: Package, version: string): Promise<Changelog> {
  const into = mkdtempSync(join(tmpdir(), 'changelog-'));
  try {
    const folder = await UNPACK[registry](name, version, into);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const file = changelogAmong(files.map((one) => one.replaceAll('\\', '/')));
    return file === undefined
      ? { missing: `${name} ${version} on ${registry} doesn't include a changelog` }
      : { text: readFileSync(join(folder, file), 'utf8') };
  } catch (error) {
    return { missing: `${name} ${version} couldn't be read from ${registry}: ${(error as Error).message}` };
  } finally {
    rmSync(into, { recursive: true });
  }
}

async function run(program: string, args: string[]): Promise<void> {
  const { code, stderr } = await execute(program, args, { timeout: 180_000 });
  if (code !== 0)
    throw new Error(`${program} ${args[0]}: ${stderr.trim().split('\n').at(-1) ?? `exit ${code}`}`);
}

function onlyFile(folder: string): string {
  const [file] = readdirSync(folder);
  if (file === undefined) throw new Error('nothing was downloaded');
  return file;
}
