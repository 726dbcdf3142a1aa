import { JPEG, type Step, type Tool } from '../tool.ts';

const ALL = [...JPEG, 'png', 'webp', 'avif', 'tiff', 'gif', 'mp4'] as const;

const step = (operation: Step['operation'], options: string, formats: Step['formats'] = ALL): Step => ({
  operation,
  settings: 'default',
  command: `exiftool ${options} -o {out} {in}`,
  formats,
});

/** Edits metadata without changing pixels, so the manifest store can stay in the file. */
export const exifTool: Tool = {
  name: 'ExifTool',
  source: { from: 'npm', packages: ['exiftool-vendored.pl@13.59.3'] },
  language: 'sh',
  version: 'exiftool -ver',
  steps: [
    step('Edit metadata', '-XMP-dc:Title=Evening'),
    step('Rotate losslessly', '-n -Orientation=6', [...JPEG, 'png', 'webp', 'tiff']),
    step('Strip metadata', '-all='),
  ],
};
