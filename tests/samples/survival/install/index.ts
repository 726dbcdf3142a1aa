import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { cached } from '../../runner/cache.ts';
import { install, versionOf } from '../../runner/programs.ts';
import { environment, findPython } from '../../runner/toolchains/python.ts';
import type { Source } from '../tool.ts';
import { fromDebian } from './debian.ts';
import { type NotRun, type Place, pathWith } from './place.ts';

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
