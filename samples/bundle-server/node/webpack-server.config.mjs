// Bundles a server with webpack: npx webpack --config webpack-server.config.mjs
import { resolve } from 'node:path';

export default {
  mode: 'production',
  target: 'node22',
  entry: './inspect-server.mjs',
  experiments: { outputModule: true },
  output: { path: resolve('out/webpack'), filename: 'inspect-server.mjs', module: true },
  // `module`: it's loaded with `import`, because the package consists of ES modules.
  externals: { '@contentauth/c2pa-node': 'module @contentauth/c2pa-node' },
};
