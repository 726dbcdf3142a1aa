import { readFileSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import url from '@rollup/plugin-url';

export default {
  input: 'src/main.js',
  output: { dir: 'dist', format: 'es', entryFileNames: 'assets/[name]-[hash].js' },
  plugins: [
    resolve({ browser: true }), // finds packages in node_modules, which Rollup alone doesn't
    // #region url
    url({
      include: ['**/*.wasm', '**/*.jpg'],
      limit: 0, // copy every file: a file below the limit (by default, 14 kB) becomes a data: URL
      fileName: 'assets/[name]-[hash][extname]',
    }),
    // #endregion url
    page(),
  ],
};

/** Rollup only handles modules: this writes the page and its style next to them, with their final names. */
function page() {
  return {
    name: 'page',
    buildStart() {
      for (const file of ['index.html', 'src/style.css']) this.addWatchFile(file);
    },
    generateBundle(_, bundle) {
      const script = Object.values(bundle).find(({ isEntry }) => isEntry).fileName;
      const style = this.emitFile({
        type: 'asset',
        name: 'style.css',
        source: readFileSync('src/style.css'),
      });
      const source = readFileSync('index.html', 'utf8')
        .replace('src/main.js', script)
        .replace('src/style.css', this.getFileName(style));
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
    },
  };
}
