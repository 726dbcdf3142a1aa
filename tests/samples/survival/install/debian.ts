import { existsSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from '../../runner/cache.ts';
import { execute, install } from '../../runner/programs.ts';
import { type NotRun, type Place, pathWith } from './place.ts';

/** Debian's alternatives: links that a package's installation script creates. */
const LINKS = { convert: 'convert-im6.q16', php: 'php8.2' } as const;

/**
 * Unpacks Debian packages, and any dependencies missing on this machine, into a cache folder. Nothing is installed, so
 * the machine's other programs don't change.
 */
export async function fromDebian(packages: readonly string[]): Promise<Place | NotRun> {
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
