import { JPEG, type Step, type Tool } from '../tool.ts';

const FORMATS = [...JPEG, 'png', 'webp', 'tiff', 'gif'] as const;

const step = (
  operation: Step['operation'],
  settings: Step['settings'],
  command: string,
  formats: Step['formats'] = FORMATS,
): Step => ({ operation, settings, command, formats });

/** The libvips command line. By default, it keeps the metadata that it recognizes. */
export const vips: Tool = {
  name: 'libvips',
  source: { from: 'Debian', packages: ['libvips-tools'] },
  language: 'sh',
  version: 'vips --version',
  steps: [
    step('Re-encode', 'default', 'vips copy {in} {out}'),
    step('Resize', 'default', 'vips thumbnail {in} {out} 320'),
    step('Strip metadata', 'default', "vips copy {in} '{out}[strip]'", [...JPEG, 'png', 'webp', 'tiff']),
  ],
};
