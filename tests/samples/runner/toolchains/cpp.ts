import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Pin } from '../../../../src/features/samples/versions.ts';
import { readPins } from '../pins.ts';
import { cached, execute, install, numberIn, versionOf } from '../programs.ts';
import type { Toolchain } from '../toolchain.ts';
import { cApi, hasHeader } from './c.ts';

/** No registry has the wrapper; if this address can't be reached, set SAMPLES_CPP_REPOSITORY to a copy. */
const REPOSITORY = 'https://github.com/contentauth/c2pa-cpp';

/** The C++ wrapper (c2pa.hpp) over the C API version that it's written for. */
export const cpp: Toolchain = {
  language: 'cpp',
  async prepare(samplesDir) {
    const compiler = versionOf('g++');
    if (!compiler) return { missing: "the C++ compiler g++ isn't installed (Debian: apt-get install g++)" };
    if (!hasHeader('g++', 'c++', 'nlohmann/json.hpp'))
      return { missing: "JSON for Modern C++ isn't installed (Debian: apt-get install nlohmann-json3-dev)" };
    const pins = readPins(samplesDir);
    const api = await cApi(pins.cpp, pins.cbindgen);
    if ('missing' in api) return api;
    const { wrapper } = pins.cpp;
    const source = await sourcesOf(wrapper);
    if (!source)
      return {
        missing: `c2pa.hpp ${wrapper.version} is only on GitHub, which can't be reached from here; set SAMPLES_CPP_REPOSITORY to a copy`,
      };
    const includes = [`-I${join(source, 'include')}`, `-I${api.include}`];

    const object = cached('cpp', `${wrapper.version}.o`);
    if (!existsSync(object)) {
      // Upstream's own build uses -Werror; its warnings don't concern us.
      const quiet = ['-std=c++17', '-w', '-c', join(source, 'src', 'c2pa_amalgam.cpp')];
      await install('g++', [...quiet, ...includes, '-o', object]);
    }
    return {
      with: `${wrapper.name} ${wrapper.version}, c2pa-c-ffi ${pins.cpp.header.version}, GCC ${numberIn(compiler.replace(/\(.*\)/, ''))}`,
      async run({ path, args, cwd }) {
        const program = join(cwd, `.${basename(path)}.out`);
        const paths = [...includes, `-L${api.library}`, `-Wl,-rpath,${api.library}`];
        const strict = ['-std=c++17', '-Wall', '-Wextra'];
        const built = await execute('g++', [...strict, path, object, ...paths, '-lc2pa_c', '-o', program]);
        return built.code === 0 ? execute(program, args, { cwd }) : built;
      },
    };
  },
};

/** The wrapper's sources at its tag; undefined if they aren't available. */
async function sourcesOf({ version }: Pin): Promise<string | undefined> {
  const folder = cached('cpp', `source-${version}`);
  if (existsSync(join(folder, 'include', 'c2pa.hpp'))) return folder;
  if (!versionOf('git')) return undefined;
  const from = process.env.SAMPLES_CPP_REPOSITORY ?? REPOSITORY;
  const { code } = await execute(
    'git',
    ['clone', '--quiet', '--depth=1', `--branch=v${version}`, from, folder],
    { timeout: 60_000, env: { GIT_TERMINAL_PROMPT: '0' } },
  );
  return code === 0 ? folder : undefined;
}
