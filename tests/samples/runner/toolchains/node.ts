import { readPins } from '../pins.ts';
import { execute } from '../programs.ts';
import type { Toolchain } from '../toolchain.ts';

/** Node.js with the package that `npm ci` installed in samples/node_modules. */
export const node: Toolchain = {
  language: 'node',
  async prepare(samplesDir) {
    return {
      with: `@contentauth/c2pa-node ${readPins(samplesDir).node}, Node.js ${process.versions.node.split('.')[0]}`,
      run: ({ path, args, cwd }) => execute(process.execPath, [path, ...args], { cwd }),
    };
  },
};
