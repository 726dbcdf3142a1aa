import { existsSync, globSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Pin } from '../../../../src/features/samples/versions.ts';
import { alone } from '../../../support/alone.ts';
import { cached } from '../cache.ts';
import { install, versionOf } from '../programs.ts';

/**
 * c2pa.h for one version of the C API. No package contains the header: cbindgen generates it from the crate's
 * sources, as in the crate's own build, without compiling the crate. Returns the header's folder.
 */
export function headerOf(crate: Pin, cbindgen: string): Promise<string> {
  const folder = cached('c', `${crate.name}-${crate.version}`);
  // Several files of tests need it, and in an empty cache, each of them would generate it.
  return alone(cached('c', '.lock'), async () => {
    if (!existsSync(join(folder, 'c2pa.h'))) await generate(crate, cbindgen, folder);
    return folder;
  });
}

async function generate(crate: Pin, cbindgen: string, folder: string): Promise<void> {
  const program = cached('cbindgen', cbindgen, 'bin', 'cbindgen');
  if (!existsSync(program)) {
    const [root, target] = [cached('cbindgen', cbindgen), cached('cbindgen', 'target')];
    const what = ['cbindgen', '--version', cbindgen, '--locked', '--debug'];
    await install('cargo', ['install', ...what, '--root', root, '--target-dir', target]);
  }
  const sources = await sourcesOf(crate);
  mkdirSync(folder, { recursive: true });
  const [config, header] = [join(sources, 'cbindgen.toml'), join(folder, 'c2pa.h')];
  await install(program, ['--quiet', '--config', config, '--output', header, sources]);
}

/** Where cargo put a crate's sources. `cargo info` fetches them without the crate's dependencies. */
async function sourcesOf({ name, version }: Pin): Promise<string> {
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  const find = () => globSync(`registry/src/*/${name}-${version}`, { cwd: home })[0];
  if (!find()) await install('cargo', ['info', '--quiet', `${name}@${version}`]);
  const found = find();
  if (!found) throw new Error(`cargo didn't leave the sources of ${name} ${version} in ${home}`);
  return join(home, found);
}

/** Whether the machine's compiler finds a header. */
export function hasHeader(compiler: string, language: string, header: string): boolean {
  return versionOf(compiler, '-x', language, '-fsyntax-only', '-include', header, '/dev/null') !== undefined;
}
