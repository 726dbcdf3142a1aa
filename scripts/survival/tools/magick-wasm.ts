import { JPEG, type Step, type Tool } from '../tool.ts';

const FORMATS = [...JPEG, 'png', 'webp', 'avif', 'tiff', 'gif'] as const;

const step = (operation: Step['operation'], change: string): Step => ({
  operation,
  settings: 'default',
  command: `ImageMagick.read(input, (image) => { ${change}return image.write((data) => Buffer.from(data)); })`,
  formats: FORMATS,
});

const program = (command: string): string => `import { readFile, writeFile } from 'node:fs/promises';
import { initializeImageMagick, ImageMagick, Magick } from '@imagemagick/magick-wasm';
await initializeImageMagick(await readFile(new URL(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'))));
const [from, to] = process.argv.slice(2);
const input = from && (await readFile(from));
const result = ${command};
if (to) await writeFile(to, result);
`;

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
