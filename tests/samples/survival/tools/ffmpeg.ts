import { JPEG, type Step, type Tool } from '../tool.ts';

const step = (
  operation: Step['operation'],
  settings: Step['settings'],
  options: string,
  formats: Step['formats'] = ['mp4'],
): Step => ({ operation, settings, command: `ffmpeg -i {in} ${options}{out}`, formats });

/** The program in the package imageio-ffmpeg, which is newer than Debian's. */
export const ffmpeg: Tool = {
  name: 'ffmpeg',
  source: { from: 'PyPI', packages: ['imageio-ffmpeg==0.8.1'] },
  language: 'sh',
  version: 'ffmpeg -version | head -1',
  steps: [
    step('Re-encode', 'default', '', [...JPEG, 'png', 'webp', 'gif', 'mp4']),
    step('Resize', 'default', '-vf scale=320:-2 ', [...JPEG, 'png', 'webp', 'gif', 'mp4']),
    step('Remux', 'default', '-c copy '),
    step('Remux', 'best', '-map 0 -map_metadata 0 -c copy -movflags use_metadata_tags '),
    step('Strip metadata', 'default', '-map_metadata -1 -c copy '),
    step('Optimize', 'default', '-c copy -movflags +faststart '),
    {
      operation: 'Rotate losslessly',
      settings: 'default',
      command: 'ffmpeg -display_rotation 90 -i {in} -c copy {out}',
      formats: ['mp4'],
    },
  ],
};
