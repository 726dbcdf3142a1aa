import { JPEG, type Step, type Tool } from '../tool.ts';
import { nodeProgram } from './node-program.ts';

const FORMATS = [...JPEG, 'png', 'webp', 'avif', 'tiff', 'gif'] as const;

const step = (operation: Step['operation'], change: string): Step => ({
  operation,
  settings: 'default',
  command: `ImageMagick.read(input, (image) => { ${change}return image.write((data) => Buffer.from(data)); })`,
  formats: FORMATS,
});

const program =
  nodeProgram(`import { initializeImageMagick, ImageMagick, Magick } from '@imagemagick/magick-wasm';
await initializeImageMagick(await readFile(new URL(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'))));`);

/** ImageMagick 7, compiled to WebAssembly. Debian 12 has only version 6. */
export const magickWasm: Tool = {
  name: 'ImageMagick 7 (magick-wasm)',
  source: { from: 'npm', packages: ['@imagemagick/magick-wasm@0.0.43'] },
  language: 'node',
  program,
  version: 'console.log(Magick.imageMagickVersion)',
  steps: [
    step('Re-encode', ''),
    step('Resize', 'image.resize(320, 0); '),
    step('Strip metadata', 'image.strip(); '),
  ],
};
