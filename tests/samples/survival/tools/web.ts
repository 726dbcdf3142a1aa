import { JPEG, type Step, type Tool } from '../tool.ts';

/** A program whose command is an expression for the new file; `input` is the old file. */
export const nodeProgram =
  (imports: string) =>
  (command: string): string =>
    `import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
${imports}
const [from, to] = process.argv.slice(2);
const input = from && (await readFile(from));
const result = ${command};
if (to) await writeFile(to, result);
`;

const FORMATS = [...JPEG, 'png', 'webp', 'avif'] as const;

/** What the image component of Next.js runs. */
export const next: Tool = {
  name: 'Next.js image optimizer',
  source: { from: 'npm', packages: ['next@16.4.6', 'sharp@0.35.5'] },
  language: 'node',
  program: nodeProgram(`const { optimizeImage } = require('next/dist/server/image-optimizer/transform.js');
const { version } = require('next/package.json');`),
  version: 'console.log(version)',
  steps: [
    {
      operation: 'Resize',
      settings: 'default',
      command: "await optimizeImage({ buffer: input, contentType: '{type}', quality: 75, width: 320 })",
      formats: FORMATS,
    },
  ],
};

/** What `astro:assets` runs for `<Image>`. */
export const astro: Tool = {
  name: 'Astro image service',
  source: { from: 'npm', installedIn: 'node_modules' },
  language: 'node',
  program: nodeProgram(`const { default: service } = await import('astro/assets/services/sharp');
const { version } = require('astro/package.json');
const config = { service: { config: {} } };`),
  version: 'console.log(version)',
  steps: [
    {
      operation: 'Resize',
      settings: 'default',
      command: "(await service.transform(input, { src: '{in}', width: 320, format: '{ext}' }, config)).data",
      formats: FORMATS,
    },
  ],
};

/** webpack's image minimizer with its sharp implementation and no options. */
export const webpack: Tool = {
  name: 'webpack image minimizer',
  source: {
    from: 'npm',
    packages: ['image-minimizer-webpack-plugin@5.0.0', 'webpack@5.112.2', 'sharp@0.35.5'],
  },
  language: 'node',
  program: nodeProgram(`const { sharpMinify } = require('image-minimizer-webpack-plugin');
const { version } = require('image-minimizer-webpack-plugin/package.json');`),
  version: 'console.log(version)',
  steps: [
    {
      operation: 'Optimize',
      settings: 'default',
      command:
        "(await sharpMinify({ filename: '{in}', data: input, warnings: [], errors: [], info: {} })).data",
      // AVIF needs an option.
      formats: [...JPEG, 'png', 'webp'],
    },
  ],
};

const MAGICK_FORMATS = [...JPEG, 'png', 'webp', 'avif', 'tiff', 'gif'] as const;

const magickStep = (operation: Step['operation'], change: string): Step => ({
  operation,
  settings: 'default',
  command: `ImageMagick.read(input, (image) => { ${change}return image.write((data) => Buffer.from(data)); })`,
  formats: MAGICK_FORMATS,
});

/** ImageMagick 7, compiled to WebAssembly. Debian 12 has only version 6. */
export const magickWasm: Tool = {
  name: 'ImageMagick 7 (magick-wasm)',
  source: { from: 'npm', packages: ['@imagemagick/magick-wasm@0.0.43'] },
  language: 'node',
  program: nodeProgram(`import { initializeImageMagick, ImageMagick, Magick } from '@imagemagick/magick-wasm';
await initializeImageMagick(await readFile(new URL(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'))));`),
  version: 'console.log(Magick.imageMagickVersion)',
  steps: [
    magickStep('Re-encode', ''),
    magickStep('Resize', 'image.resize(320, 0); '),
    magickStep('Strip metadata', 'image.strip(); '),
  ],
};
