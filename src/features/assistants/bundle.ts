import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SiteData } from 'content-credentials-mcp/site';
import { build } from 'vite';
import { cachedFolder, digestOf } from '../../content/cache.ts';
import { tarOf } from '../../content/packages/archive.ts';
import { filesBelow } from '../../integrations/files.ts';

/** Change it when the same sources give a different result. */
const OUR_VERSION = 2;
/** Everything that the server is built from. */
const SOURCES = [
  'packages/{mcp,search}/**/*',
  'packages/verdict/{package.json,src/**/*.ts}',
  'packages/tools/{package.json,src/{certificate-clinic,intake,report,search}/**/*.ts}',
  'package-lock.json',
];

async function write(into: string): Promise<void> {
  const packageDir = resolve('packages/mcp');
  await build({
    configFile: false,
    root: packageDir,
    logLevel: 'error',
    // Everything is bundled, so the package installs without a registry.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(into, 'lib'),
      minify: false,
      copyPublicDir: false,
      license: { fileName: 'THIRD-PARTY-LICENSES.md' },
      rolldownOptions: {
        input: { cli: join(packageDir, 'src/cli.ts'), worker: join(packageDir, 'src/inspect/worker.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const wasm = createRequire(resolve('package.json')).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  await cp(wasm, join(into, 'lib/c2pa.wasm'));
  for (const file of ['README.md', 'LICENSE']) await cp(join(packageDir, file), join(into, file));
  // What the site imports from its sources isn't in the package.
  const { exports: _, ...manifest } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  await writeFile(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The folder with the server without its data: JavaScript, the SDK's WebAssembly, licenses. Built once per set of sources. */
const bundledServer = (): Promise<string> =>
  cachedFolder('assistants', [OUR_VERSION, digestOf(resolve(), SOURCES)], write);

/**
 * The server as npm packs it, with this build's files. The same files give the same bytes.
 * @param site what it reads
 */
export async function packedServer(site: SiteData): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array | string>();
  const folder = await bundledServer();
  for (const path of filesBelow(folder)) files.set(`package/${path}`, await readFile(join(folder, path)));
  files.set('package/lib/site.json', JSON.stringify(site));
  // Level 6 takes a quarter longer, for which every build after an edit waits, and saves 0.6 %.
  return await promisify(gzip)(await tarOf(files, ['package/lib/cli.js']), { level: 5 });
}
