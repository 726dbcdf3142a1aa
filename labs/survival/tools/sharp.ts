import { JPEG, type Step, type Tool } from '../tool.ts';

const FORMATS = [...JPEG, 'png', 'webp', 'avif', 'tiff', 'gif'] as const;

const step = (operation: Step['operation'], settings: Step['settings'], calls: string): Step => ({
  operation,
  settings,
  command: `await sharp('{in}')${calls}.toFile('{out}');`,
  formats: FORMATS,
});

/** The library behind most image pipelines in Node.js. */
export const sharp: Tool = {
  name: 'sharp',
  source: { from: 'npm', installedIn: 'samples/node_modules' },
  language: 'node',
  program: (command) => `import sharp from 'sharp';\n${command}\n`,
  version: "console.log(sharp.versions.sharp, '(libvips ' + sharp.versions.vips + ')');",
  steps: [
    step('Re-encode', 'default', ''),
    step('Resize', 'default', '.resize(320)'),
    step('Resize', 'best', '.resize(320).keepMetadata()'),
  ],
};
