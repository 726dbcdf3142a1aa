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

const step = (
  operation: Step['operation'],
  settings: Step['settings'],
  options: string,
  formats: Step['formats'] = ['mp4'],
): Step => ({ operation, settings, command: `ffmpeg -i {in} ${options}{out}`, formats });

/** The program in the package imageio-ffmpeg, which is newer than Debian's. */
export const ffmpeg: Tool = {
  name: 'ffmpeg',
  source: { from: 'PyPI', packages: ['imageio-ffmpeg==0.8.1'] },
  language: 'sh',
  version: 'ffmpeg -version | head -1',
  steps: [
    step('Re-encode', 'default', '', [...JPEG, 'png', 'webp', 'gif', 'mp4']),
    step('Resize', 'default', '-vf scale=320:-2 ', [...JPEG, 'png', 'webp', 'gif', 'mp4']),
    step('Remux', 'default', '-c copy '),
    step('Remux', 'best', '-map 0 -map_metadata 0 -c copy -movflags use_metadata_tags '),
    step('Strip metadata', 'default', '-map_metadata -1 -c copy '),
    step('Optimize', 'default', '-c copy -movflags +faststart '),
    {
      operation: 'Rotate losslessly',
      settings: 'default',
      command: 'ffmpeg -display_rotation 90 -i {in} -c copy {out}',
      formats: ['mp4'],
    },
  ],
};

const jpegtranStep = (operation: Step['operation'], settings: Step['settings'], options: string): Step => ({
  operation,
  settings,
  command: `jpegtran ${options}-outfile {out} {in}`,
  formats: JPEG,
});

/** libjpeg-turbo's lossless transformations: `-copy comments` is the default. */
export const jpegtran: Tool = {
  name: 'jpegtran',
  source: { from: 'Debian', packages: ['libjpeg-turbo-progs'] },
  language: 'sh',
  version: 'jpegtran -version 2>&1 | head -1',
  steps: [
    jpegtranStep('Optimize', 'default', '-optimize '),
    jpegtranStep('Optimize', 'best', '-copy all -optimize '),
    jpegtranStep('Rotate losslessly', 'default', '-rotate 90 '),
    jpegtranStep('Rotate losslessly', 'best', '-copy all -rotate 90 '),
    jpegtranStep('Strip metadata', 'default', '-copy none '),
  ],
};

const optimize = (settings: Step['settings'], more: string): Step => ({
  operation: 'Optimize',
  settings,
  command: `Path('{out}').write_bytes(mozjpeg.optimize(Path('{in}').read_bytes()${more}))`,
  formats: JPEG,
});

/** MozJPEG's lossless optimization, from Python. */
export const mozjpeg: Tool = {
  name: 'MozJPEG',
  source: { from: 'PyPI', packages: ['mozjpeg-lossless-optimization==1.3.2'] },
  language: 'python',
  program: (command) =>
    `from importlib.metadata import version\nfrom pathlib import Path\nimport mozjpeg_lossless_optimization as mozjpeg\n${command}\n`,
  version: "print('mozjpeg-lossless-optimization', version('mozjpeg-lossless-optimization'))",
  steps: [optimize('default', ''), optimize('best', ', copy=mozjpeg.COPY_MARKERS.ALL')],
};
