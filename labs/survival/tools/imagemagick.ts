import { JPEG, type Step, type Tool } from '../tool.ts';

const FORMATS = [...JPEG, 'png', 'webp', 'tiff', 'gif'] as const;

const step = (operation: Step['operation'], options: string): Step => ({
  operation,
  settings: 'default',
  command: `convert {in}${options} {out}`,
  formats: FORMATS,
});

/** By default, ImageMagick keeps metadata. */
export const imageMagick: Tool = {
  name: 'ImageMagick',
  source: { from: 'Debian', packages: ['imagemagick'] },
  language: 'sh',
  version: 'convert --version | head -1',
  steps: [step('Re-encode', ''), step('Resize', ' -resize 320x'), step('Strip metadata', ' -strip')],
};
