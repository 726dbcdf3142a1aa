import { basename, join } from 'node:path';
import { readPins } from '../pins.ts';
import { execute, numberIn, versionOf } from '../programs.ts';
import type { Toolchain } from '../toolchain.ts';
import { cApi } from './c-api.ts';
import { hasHeader } from './header.ts';

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
