import { FORMATS } from '../../../../src/content/data/survival.ts';
import { JPEG, type Step, type Tool } from '../tool.ts';

/** What most libraries of images read and write. */
const PICTURES = [...JPEG, 'png', 'webp', 'tiff', 'gif'] as const;

/** A step of a tool, with its own way to write a command. */
const stepOf =
  (command: (words: string) => string, formats: Step['formats']) =>
  (
    operation: Step['operation'],
    words: string,
    settings: Step['settings'] = 'default',
    own = formats,
  ): Step => ({
    operation,
    settings,
    command: command(words),
    formats: own,
  });

/** Copies the bytes, as uploads, downloads, and object storage do. */
export const copy: Tool = {
  name: 'cp',
  source: { from: 'this machine', program: 'cp' },
  language: 'sh',
  version: 'cp --version | head -1',
  steps: [{ operation: 'Copy', settings: 'default', command: 'cp {in} {out}', formats: FORMATS }],
};

const sharpStep = stepOf(
  (calls) => `await sharp('{in}')${calls}.toFile('{out}');`,
  [...JPEG, 'png', 'webp', 'avif', 'tiff', 'gif'],
);

/** The library behind most image pipelines in Node.js. */
export const sharp: Tool = {
  name: 'sharp',
  source: { from: 'npm', installedIn: 'samples/node_modules' },
  language: 'node',
  program: (command) => `import sharp from 'sharp';\n${command}\n`,
  version: "console.log(sharp.versions.sharp, '(libvips ' + sharp.versions.vips + ')');",
  steps: [
    sharpStep('Re-encode', ''),
    sharpStep('Resize', '.resize(320)'),
    sharpStep('Resize', '.resize(320).keepMetadata()', 'best'),
  ],
};

const vipsStep = stepOf((words) => `vips ${words}`, PICTURES);

/** The libvips command line. By default, it keeps the metadata that it recognizes. */
export const vips: Tool = {
  name: 'libvips',
  source: { from: 'Debian', packages: ['libvips-tools'] },
  language: 'sh',
  version: 'vips --version',
  steps: [
    vipsStep('Re-encode', 'copy {in} {out}'),
    vipsStep('Resize', 'thumbnail {in} {out} 320'),
    vipsStep('Strip metadata', "copy {in} '{out}[strip]'", 'default', [...JPEG, 'png', 'webp', 'tiff']),
  ],
};

const magickStep = stepOf((options) => `convert {in}${options} {out}`, PICTURES);

/** By default, ImageMagick keeps metadata. */
export const imageMagick: Tool = {
  name: 'ImageMagick',
  source: { from: 'Debian', packages: ['imagemagick'] },
  language: 'sh',
  version: 'convert --version | head -1',
  steps: [
    magickStep('Re-encode', ''),
    magickStep('Resize', ' -resize 320x'),
    magickStep('Strip metadata', ' -strip'),
  ],
};

const gmStep = stepOf((options) => `gm convert {in}${options} {out}`, PICTURES);

/** By default, GraphicsMagick keeps the profiles that it recognizes. */
export const graphicsMagick: Tool = {
  name: 'GraphicsMagick',
  source: { from: 'Debian', packages: ['graphicsmagick'] },
  language: 'sh',
  version: 'gm version | head -1',
  steps: [gmStep('Re-encode', ''), gmStep('Resize', ' -resize 320x'), gmStep('Strip metadata', ' -strip')],
};

const exifToolStep = stepOf(
  (options) => `exiftool ${options} -o {out} {in}`,
  [...JPEG, 'png', 'webp', 'avif', 'tiff', 'gif', 'mp4'],
);

/** Edits metadata without changing pixels, so the manifest store can stay in the file. */
export const exifTool: Tool = {
  name: 'ExifTool',
  source: { from: 'npm', packages: ['exiftool-vendored.pl@13.59.3'] },
  language: 'sh',
  version: 'exiftool -ver',
  steps: [
    exifToolStep('Edit metadata', '-XMP-dc:Title=Evening'),
    exifToolStep('Rotate losslessly', '-n -Orientation=6', 'default', [...JPEG, 'png', 'webp', 'tiff']),
    exifToolStep('Strip metadata', '-all='),
  ],
};

const oxipngStep = stepOf((more) => `oxipng.optimize('{in}', '{out}'${more})`, ['png']);

/** oxipng in its Python package, which needs no compiler. */
export const oxipng: Tool = {
  name: 'oxipng',
  source: { from: 'PyPI', packages: ['pyoxipng==9.1.1'] },
  language: 'python',
  program: (command) => `from importlib.metadata import version\nimport oxipng\n${command}\n`,
  version: "print('pyoxipng', version('pyoxipng'))",
  steps: [
    oxipngStep('Optimize', ''),
    oxipngStep('Optimize', ", strip=oxipng.StripChunks.keep([b'caBX'])", 'best'),
    oxipngStep('Strip metadata', ', strip=oxipng.StripChunks.safe()'),
  ],
};
