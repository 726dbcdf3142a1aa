import { JPEG, type Tool } from '../tool.ts';

/** Google's WebP encoder. */
export const cwebp: Tool = {
  name: 'cwebp',
  source: { from: 'Debian', packages: ['webp'] },
  language: 'sh',
  version: 'cwebp -version | head -1',
  steps: [
    {
      operation: 'Convert',
      settings: 'default',
      command: 'cwebp {in} -o {out}',
      formats: [...JPEG, 'png', 'webp', 'tiff'],
      to: 'webp',
    },
    {
      operation: 'Convert',
      settings: 'best',
      command: 'cwebp -metadata all {in} -o {out}',
      formats: [...JPEG, 'png', 'webp', 'tiff'],
      to: 'webp',
    },
  ],
};

/** libavif's encoder, which copies EXIF, XMP, and ICC profiles. */
export const avifenc: Tool = {
  name: 'avifenc',
  source: { from: 'Debian', packages: ['libavif-bin'] },
  language: 'sh',
  version: 'avifenc --version | head -1',
  steps: [
    {
      operation: 'Convert',
      settings: 'default',
      command: 'avifenc -s 10 {in} {out}',
      formats: [...JPEG, 'png'],
      to: 'avif',
    },
  ],
};

/** Rewrites a GIF without decoding more than it has to. */
export const gifsicle: Tool = {
  name: 'Gifsicle',
  source: { from: 'Debian', packages: ['gifsicle'] },
  language: 'sh',
  version: 'gifsicle --version | head -1',
  steps: [
    { operation: 'Optimize', settings: 'default', command: 'gifsicle -O2 {in} -o {out}', formats: ['gif'] },
    {
      operation: 'Resize',
      settings: 'default',
      command: 'gifsicle --resize-width 320 {in} -o {out}',
      formats: ['gif'],
    },
  ],
};
