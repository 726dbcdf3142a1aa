import { existsSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { cached, execute, install, versionOf } from '../runner/programs.ts';
import { environment, findPython } from '../runner/toolchains/python.ts';
import type { Source } from './tool.ts';

/** An installed tool: everything a command needs to find it. */
export interface Place {
  /** Variables for the command; PATH is complete. */
  env: NodeJS.ProcessEnv;
  /** A `node_modules` folder that a Node.js program resolves packages from. */
  modules?: string;
  /** Python with the packages. */
  python?: string;
}

/** Why a tool wasn't run here. */
export interface NotRun {
  reason: string;
}

/** PATH with a folder put first. */
export const pathWith = (folder: string): NodeJS.ProcessEnv => ({
  PATH: [folder, process.env.PATH].join(delimiter),
});

/** Installs a tool in the cache folder if it isn't there yet. */
export async function place(source: Source): Promise<Place | NotRun> {
  try {
    if ('installedIn' in source) return installed(resolve(source.installedIn));
    if (source.from === 'Debian') return await fromDebian(source.packages);
    if (source.from === 'npm') return await fromNpm(source.packages);
    if (source.from === 'PyPI') return await fromPyPi(source.packages);
    const has = versionOf('sh', '-c', `command -v ${source.program}`);
    return has ? { env: {} } : { reason: `${source.program} isn't installed` };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}

const installed = (modules: string): Place | NotRun =>
  existsSync(modules) ? { env: {}, modules } : { reason: `${modules} doesn't exist; run npm ci there` };

async function fromNpm(packages: readonly string[]): Promise<Place> {
  const folder = cached('survival', packages.join('+').replaceAll('/', '_'));
  const modules = join(folder, 'node_modules');
  const bin = join(folder, 'bin');
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    await install('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], {
      cwd: folder,
    });
    mkdirSync(bin);
    linkExifTool(modules, bin);
  }
  return { env: pathWith(bin), modules };
}

/** The package contains ExifTool's script but doesn't install it as a command. */
function linkExifTool(modules: string, bin: string): void {
  const script = join(modules, 'exiftool-vendored.pl/bin/exiftool');
  if (existsSync(script)) symlinkSync(script, join(bin, 'exiftool'));
}

async function fromPyPi(packages: readonly string[]): Promise<Place | NotRun> {
  const found = findPython();
  if (!found) return { reason: "Python with venv isn't installed" };
  const python = await environment(found, `survival-${packages.join('+')}`, packages);
  const program = versionOf(python, '-c', 'import imageio_ffmpeg as f; print(f.get_ffmpeg_exe())');
  const bin = dirname(python);
  if (program && !existsSync(join(bin, 'ffmpeg'))) symlinkSync(program, join(bin, 'ffmpeg'));
  return { env: pathWith(bin), python };
}

/** Debian's alternatives: links that a package's installation script creates. */
const LINKS = { convert: 'convert-im6.q16', php: 'php8.2' } as const;

/**
 * Unpacks Debian packages, and any dependencies missing on this machine, into a cache folder. Nothing is installed, so
 * the machine's other programs don't change.
 */
async function fromDebian(packages: readonly string[]): Promise<Place | NotRun> {
  if (!existsSync('/etc/debian_version')) return { reason: 'this machine has no Debian packages' };
  const root = cached('survival', packages.join('+'));
  const stamp = join(root, 'unpacked.txt');
  if (!existsSync(stamp)) {
    const files = join(root, 'packages');
    mkdirSync(files, { recursive: true });
    const command = ['install', '--print-uris', '-qq', '--reinstall', '--no-install-recommends', ...packages];
    const { stdout, stderr, code } = await execute('apt-get', command);
    if (code !== 0) return { reason: stderr.trim().split('\n').at(-1) ?? 'apt-get failed' };
    const names = [...stdout.matchAll(/^'\S+' ([^_\s]+)_/gm)].map(([, name = '']) => name);
    await install('apt-get', ['download', '-qq', ...names], { cwd: files });
    await install('sh', ['-c', 'for package in *.deb; do dpkg -x "$package" ../ || exit 1; done'], {
      cwd: files,
    });
    for (const [name, target] of Object.entries(LINKS)) link(join(root, 'usr/bin'), name, target);
    writeFileSync(stamp, `${names.join('\n')}\n`);
  }
  return { env: { ...pathWith(join(root, 'usr/bin')), ...libraries(root) } };
}

function link(folder: string, name: string, target: string): void {
  if (existsSync(join(folder, target)) && !existsSync(join(folder, name)))
    symlinkSync(target, join(folder, name));
}

/** Variables that let programs find their libraries, modules, and settings outside /usr. */
function libraries(root: string): NodeJS.ProcessEnv {
  const found = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => join(root, path));
  return {
    LD_LIBRARY_PATH: [...found('usr/lib/*-linux-gnu'), join(root, 'usr/lib')].join(':'),
    MAGICK_CODER_MODULE_PATH: found('usr/lib/*/ImageMagick-*/modules-*/coders').join(':'),
    MAGICK_CONFIGURE_PATH: found('etc/ImageMagick-*').join(':'),
    PHP_EXTENSIONS: found('usr/lib/php/2*')[0],
  };
}
