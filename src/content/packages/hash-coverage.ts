import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { cached, digestOf } from '../cache.ts';
import { once } from '../read-data-file.ts';
import { tarOf } from './archive.ts';

/** Change it when the same sources give a different result. */
const OUR_VERSION = 1;
const FOLDER = 'packages/hash-coverage';
/** The program that prints their types. */
const DECLARATIONS = 'src/content/packages/declarations.ts';
/** Everything that the package is built from. */
const SOURCES = [
  `${FOLDER}/**/*`,
  'packages/verdict/src/**/*.ts',
  'src/content/packages/*.ts',
  'data/trust-lists/{c2pa,c2pa-tsa}.json',
  'package-lock.json',
];

const manifest = once(
  (): {
    version: string;
    exports: Record<string, string>;
    dependencies: Record<string, string>;
  } => JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')),
);

/** The package as npm gets it. */
export interface Package {
  /** Text files by their path in the package. */
  files: ReadonlyMap<string, string>;
  tarball: Uint8Array;
}

/** Its name, also in package.json of examples. */
export const HASH_COVERAGE = 'content-credentials-hash-coverage';
/** The tarball's name wherever it is: in downloads, archives, and examples. */
export const HASH_COVERAGE_FILE = `${HASH_COVERAGE}.tgz`;

/** Its version, which the address of its tarball has. */
export const hashCoverageVersion = (): string => manifest().version;

/**
 * The package of packages/hash-coverage, for browsers and Node.js: our checks bundled as JavaScript with types. The same
 * sources give the same bytes, which are cached between builds.
 */
export const hashCoveragePackage = once(async (): Promise<Package> => {
  const entries = await cached('hash-coverage', [OUR_VERSION, digestOf(resolve(), SOURCES)], built);
  const packed = new Map(entries.map(([path, text]) => [`package/${path}`, text]));
  const tarball = gzipSync(await tarOf(packed), { level: 9 });
  return { files: new Map(entries), tarball };
});

/** Bundles every export, and writes its types next to it. */
async function built(): Promise<Array<[path: string, text: string]>> {
  const { exports, dependencies } = manifest();
  const sources = Object.values(exports).map((path) => join(FOLDER, path));
  const bundle = await rolldown({
    input: sources,
    external: Object.keys(dependencies).map((name) => new RegExp(`^${name}/`)),
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: 'shared.js' });
  await bundle.close();
  const shown = Object.entries(exports).map(([key, path]) => {
    const file = path.replace('./src/', './lib/').replace(/\.ts$/, '');
    return [key, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  const definition = { ...manifest(), exports: Object.fromEntries(shown) };
  // A process of its own: the compiler would keep 0.1 GB until the build ends.
  const { stdout } = await promisify(execFile)(process.execPath, [DECLARATIONS, ...sources], {
    maxBuffer: 2 ** 24,
  });
  const files = new Map<string, string>([
    ['package.json', `${JSON.stringify(definition, null, 2)}\n`],
    ...['README.md', 'LICENSE'].map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const),
    ...output.flatMap((chunk) =>
      chunk.type === 'chunk' ? [[`lib/${chunk.fileName}`, chunk.code] as const] : [],
    ),
    ...JSON.parse(stdout),
  ]);
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a project's package.json says about its packages. */
interface Packages {
  dependencies?: Record<string, string>;
}

/** What package.json of a project says about our package. */
export const FROM_TARBALL = `file:${HASH_COVERAGE_FILE}`;

const usesIt = ({ dependencies }: Packages): boolean => dependencies?.[HASH_COVERAGE] === FROM_TARBALL;

/** What readers get with a project that uses our package: the tarball. By path in the project. */
export async function filesWith(packageJson: string): Promise<Map<string, Uint8Array>> {
  if (!usesIt(JSON.parse(packageJson))) return new Map();
  return new Map([[HASH_COVERAGE_FILE, (await hashCoveragePackage()).tarball]]);
}

/**
 * A project for services that take only text: our package as a folder, and the package.json that installs it from there.
 * @returns text files by their path in the project
 */
export async function unpackedWith(packageJson: string): Promise<Map<string, string>> {
  const project: Packages = JSON.parse(packageJson);
  if (!usesIt(project)) return new Map();
  const { files } = await hashCoveragePackage();
  const dependencies = { ...project.dependencies, [HASH_COVERAGE]: `file:${HASH_COVERAGE}` };
  return new Map([
    ['package.json', `${JSON.stringify({ ...project, dependencies }, null, 2)}\n`],
    ...[...files].map(([path, text]) => [`${HASH_COVERAGE}/${path}`, text] as const),
  ]);
}
