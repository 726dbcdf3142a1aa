import { existsSync, globSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import type { Pin } from '../../../../src/features/samples/versions.ts';
import { alone } from '../../../support/alone.ts';
import { readPins } from '../pins.ts';
import { cached, execute, install, numberIn, versionOf } from '../programs.ts';
import type { Missing, Toolchain } from '../toolchain.ts';
import { findPython, libraryOfWheel } from './python.ts';
import { findRust, NO_RUST } from './rust.ts';

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

/** Folders with the C API's shared library and its header. */
export interface CApi {
  library: string;
  include: string;
}

/** The C API, from a Python wheel, with a header of the same version; or why it can't be had on this machine. */
export async function cApi(
  { library, header }: { library: Pin; header: Pin },
  cbindgen: string,
): Promise<CApi | Missing> {
  const python = findPython();
  if (!python)
    return {
      missing:
        "the library comes in a Python wheel, but Python with venv isn't installed (Debian: apt-get install python3-venv)",
    };
  if (!findRust()) return { missing: `cargo generates the header, but ${NO_RUST}` };
  return { library: await libraryOfWheel(python, library), include: await headerOf(header, cbindgen) };
}

/** The C API: a Python wheel's shared library, with a header of the same version. */
export const c: Toolchain = {
  language: 'c',
  async prepare(samplesDir) {
    const compiler = versionOf('gcc');
    if (!compiler) return { missing: "the C compiler gcc isn't installed (Debian: apt-get install gcc)" };
    if (!hasHeader('gcc', 'c', 'cjson/cJSON.h'))
      return { missing: "cJSON isn't installed (Debian: apt-get install libcjson-dev)" };
    const pins = readPins(samplesDir);
    const api = await cApi(pins.c, pins.cbindgen);
    if ('missing' in api) return api;
    const { library, include } = api;
    return {
      with: `c2pa-c-ffi ${pins.c.header.version}, GCC ${numberIn(compiler.replace(/\(.*\)/, ''))}`,
      async run({ path, args, cwd }) {
        const program = join(cwd, `.${basename(path)}.out`);
        const paths = [
          `-I${include}`,
          `-I${join(samplesDir, 'shared', 'c')}`,
          `-L${library}`,
          `-Wl,-rpath,${library}`,
        ];
        const strict = ['-std=c17', '-Wall', '-Wextra', '-Werror'];
        const built = await execute('gcc', [...strict, path, ...paths, '-lc2pa_c', '-lcjson', '-o', program]);
        return built.code === 0 ? execute(program, args, { cwd }) : built;
      },
    };
  },
};
