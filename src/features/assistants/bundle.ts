import { globSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'vite';
import { cachedFolder, digestOf } from '../../content/cache.ts';
import { tarOf } from '../../content/packages/archive.ts';
import { filesBelow } from '../../integrations/files.ts';

/** Change it when the same sources give a different result. */
const OUR_VERSION = 1;
/** Everything that the server is built from. */
const SOURCES = [
  'packages/mcp/**/*',
  'packages/verdict/{package.json,src/**/*.ts}',
  'packages/tools/{package.json,src/{certificate-clinic,intake,report,search}/**/*.ts}',
  'package-lock.json',
];

/** The package folder of a module. */
const packageOf = (module: string): string | undefined =>
  /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))?.[1];

/** The licenses of the packages that the bundle contains. @param modules their files */
function licensesOf(modules: readonly string[]): string {
  const folders = [...new Set(modules.flatMap((module) => packageOf(module) ?? []))].sort();
  const texts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const [file] = globSync('{LICENSE,LICENCE,license,licence}*', { cwd: folder }).sort();
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`;
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.join(`\n${'-'.repeat(72)}\n\n`);
}

async function write(packageDir: string, into: string): Promise<void> {
  const modules = new Set<string>();
  await build({
    configFile: false,
    root: packageDir,
    logLevel: 'error',
    plugins: [
      {
        name: 'modules',
        generateBundle(_, files) {
          for (const file of Object.values(files))
            if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
        },
      },
    ],
    // Everything is bundled, so the package installs without a registry.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(into, 'lib'),
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { cli: join(packageDir, 'src/cli.ts'), worker: join(packageDir, 'src/inspect/worker.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const wasm = createRequire(resolve('package.json')).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  await cp(wasm, join(into, 'lib/c2pa.wasm'));
  await writeFile(join(into, 'THIRD-PARTY-LICENSES.txt'), licensesOf([...modules, wasm]));
  for (const file of ['README.md', 'LICENSE']) await cp(join(packageDir, file), join(into, file));
  // What the site imports from its sources isn't in the package.
  const { exports: _, ...manifest } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  await writeFile(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * The server without its data: JavaScript, the SDK's WebAssembly, licenses. Built once per set of sources.
 * @param root the project
 * @returns its folder
 */
export const bundledServer = (root: string): Promise<string> =>
  cachedFolder('assistants', [OUR_VERSION, digestOf(resolve(root), SOURCES)], (folder) =>
    write(resolve(root, 'packages/mcp'), folder),
  );

/** The files of a folder by their path in it. */
export async function filesIn(folder: string): Promise<Map<string, Uint8Array>> {
  const read = async (path: string) => [path, await readFile(join(folder, path))] as const;
  return new Map(await Promise.all(filesBelow(folder).map(read)));
}

/**
 * The server as npm packs it, with this build's files. The same files give the same bytes.
 * @param root the project
 * @param site files of the built site, by path
 */
export async function packedServer(root: string, site: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array | string>();
  for (const [path, content] of await filesIn(await bundledServer(root)))
    files.set(`package/${path}`, content);
  const sorted = [...site].sort(([a], [b]) => (a < b ? -1 : 1));
  files.set('package/lib/site.json', JSON.stringify(Object.fromEntries(sorted)));
  // Level 6 takes a quarter longer, for which every build after an edit waits, and saves 0.6 %.
  return await promisify(gzip)(await tarOf(files, ['package/lib/cli.js']), { level: 5 });
}
