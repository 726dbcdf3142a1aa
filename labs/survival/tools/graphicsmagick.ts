import { JPEG, type Step, type Tool } from '../tool.ts';

const FORMATS = [...JPEG, 'png', 'webp', 'tiff', 'gif'] as const;

const step = (operation: Step['operation'], options: string): Step => ({
  operation,
  settings: 'default',
  command: `gm convert {in}${options} {out}`,
  formats: FORMATS,
});

/** By default, GraphicsMagick keeps the profiles that it recognizes. */
export const graphicsMagick: Tool = {
  name: 'GraphicsMagick',
  source: { from: 'Debian', packages: ['graphicsmagick'] },
  language: 'sh',
  version: 'gm version | head -1',
  steps: [step('Re-encode', ''), step('Resize', ' -resize 320x'), step('Strip metadata', ' -strip')],
};
