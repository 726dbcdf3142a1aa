import type { Tool } from '../tool.ts';
import { JPEG } from '../tool.ts';

const FORMATS = [...JPEG, 'png', 'webp', 'avif', 'tiff', 'gif'] as const;

/** Python's image library. `image.info` contains the metadata that was read; `save` writes only what it's given. */
export const pillow: Tool = {
  name: 'Pillow',
  source: { from: 'PyPI', packages: ['pillow==13.0.0'] },
  language: 'python',
  program: (command) => `from PIL import Image\nimport PIL\n${command}\n`,
  version: 'print(PIL.__version__)',
  steps: [
    {
      operation: 'Re-encode',
      settings: 'default',
      command: "Image.open('{in}').save('{out}')",
      formats: FORMATS,
    },
    {
      operation: 'Re-encode',
      settings: 'best',
      command: "image = Image.open('{in}'); image.save('{out}', quality='keep', **image.info)",
      formats: JPEG,
    },
    {
      operation: 'Resize',
      settings: 'default',
      command: "Image.open('{in}').resize((320, 213)).save('{out}')",
      formats: FORMATS,
    },
    {
      operation: 'Resize',
      settings: 'best',
      command: "image = Image.open('{in}'); image.resize((320, 213)).save('{out}', **image.info)",
      formats: FORMATS,
    },
  ],
};
