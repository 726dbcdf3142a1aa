import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readPins } from '../pins.ts';
import { cached, execute, install, numberIn, versionOf } from '../programs.ts';
import type { Toolchain } from '../toolchain.ts';
import { findRust, isOlder, NO_RUST } from './rust.ts';

const OLDEST = '1.88';

/** The command-line program, built by cargo and called from shell scripts. */
export const c2patool: Toolchain = {
  language: 'c2patool',
  async prepare(samplesDir, installing) {
    const version = readPins(samplesDir).c2patool;
    const root = cached('c2patool', version);
    const bin = join(root, 'bin');
    if (!versionOf('jq')) return { missing: "jq isn't installed (Debian: apt-get install jq)" };
    if (!existsSync(join(bin, 'c2patool'))) {
      const rust = findRust();
      if (!rust) return { missing: NO_RUST };
      if (isOlder(rust, OLDEST)) return { missing: `Rust ${rust} is too old: c2patool needs ${OLDEST}` };
      if (installing === 'quick')
        return { missing: 'c2patool has to be built, which takes many minutes; `npm run samples` builds it' };
      const target = cached('c2patool', 'target');
      const what = ['c2patool', '--version', version, '--locked'];
      await install('cargo', ['install', ...what, '--root', root, '--target-dir', target]);
    }
    const PATH = [bin, process.env.PATH].join(delimiter);
    return {
      with: `c2patool ${numberIn(version)}`,
      run: ({ path, args, cwd }) => execute('sh', [path, ...args], { cwd, env: { PATH } }),
    };
  },
};
