import { readPins } from '../pins.ts';
import { execute, numberIn, versionOf } from '../programs.ts';
import type { Toolchain } from '../toolchain.ts';
import { c } from './c.ts';
import { c2patool } from './c2patool.ts';
import { cpp } from './cpp.ts';
import { python } from './python.ts';
import { rust } from './rust.ts';
import { web } from './web.ts';

/** Shell scripts that call openssl. */
const openssl: Toolchain = {
  language: 'openssl',
  async prepare() {
    const version = versionOf('openssl', 'version');
    if (!version) return { missing: "openssl isn't installed (Debian: apt-get install openssl)" };
    return {
      with: `OpenSSL ${numberIn(version)}`,
      run: ({ path, args, cwd }) => execute('sh', [path, ...args], { cwd }),
    };
  },
};

/** Node.js with the package that `npm ci` installed in samples/node_modules. */
const node: Toolchain = {
  language: 'node',
  async prepare(samplesDir) {
    return {
      with: `@contentauth/c2pa-node ${readPins(samplesDir).node}, Node.js ${process.versions.node.split('.')[0]}`,
      run: ({ path, args, cwd }) => execute(process.execPath, [path, ...args], { cwd }),
    };
  },
};

/** The toolchains by language, in tab order. */
export const toolchains: readonly Toolchain[] = [c2patool, openssl, node, web, python, rust, cpp, c];
