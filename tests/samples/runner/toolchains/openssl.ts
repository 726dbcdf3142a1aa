import { execute, numberIn, versionOf } from '../programs.ts';
import type { Toolchain } from '../toolchain.ts';

/** Shell scripts that call openssl. */
export const openssl: Toolchain = {
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
