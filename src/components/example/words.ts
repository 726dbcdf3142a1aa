import { EXAMPLE_FILES } from '../../content/data/manifest-examples.ts';

/** Where a file of an example is served. */
export const exampleFile = (file: string) => `/${EXAMPLE_FILES}/${file}`;

export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)}\u00a0kB`;
/** What the kinds of files are called. */
export const KINDS = { 'image/jpeg': 'JPEG', 'audio/wav': 'WAV', 'video/mp4': 'MP4' } as const;
