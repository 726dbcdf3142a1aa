import { execute, numberIn, versionOf } from '../programs.ts';
import type { Toolchain } from '../toolchain.ts';

/** Shell scripts that call openssl. */
export const openssl: Toolchain = {
  language: 'openssl',
  async prepare() {
    const version = versionOf('openssl', 'version');
    if (!version) return { missing: 'the program openssl is not installed' };
    return {
      with: `OpenSSL ${numberIn(version)}`,
      run: ({ path, args, cwd }) => execute('sh', [path, ...args], { cwd }),
    };
  },
};
