import { EXAMPLE_FILES } from '../../content/data/manifest-examples.ts';

/** The address of an example's file. */
export const exampleFile = (file: string) => `/${EXAMPLE_FILES}/${file}`;

export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)}\u00a0kB`;
/** Labels of the file types. */
export const KINDS = { 'image/jpeg': 'JPEG', 'audio/wav': 'WAV', 'video/mp4': 'MP4' } as const;
