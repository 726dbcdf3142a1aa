import { formatOf, SNIFFED_BYTES } from '@content-credentials/verdict/formats';
import { emptyFile, type Problem } from '../intake/problems.ts';
import { MAX_PICTURE_BYTES, notAPicture, PICTURES, tooLargeToSign } from './model/problems.ts';
import type { Origin, Picture } from './types.ts';

/** Whether an image is what's on the board. */
export const isOnBoard = (from: Origin): boolean => from === 'drawing' || from === 'pattern';

/** What the page made itself has no credentials; anything else has to be read. */
export const isGenerated = (from: Origin): boolean => isOnBoard(from) || from === 'edit';

/** Looks at a file before it is taken. @returns the picture, or what is wrong with it */
export async function pictureOf(
  file: File,
  from: Origin,
): Promise<{ picture: Picture } | { problem: Problem }> {
  if (file.size === 0) return { problem: emptyFile };
  if (file.size > MAX_PICTURE_BYTES) return { problem: tooLargeToSign(file.size) };
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  const found = formatOf(head, file.name);
  const format = PICTURES.find(({ type }) => type === found?.type);
  if (!format) return { problem: notAPicture };
  return { picture: { file, format, from, ...(isGenerated(from) && { hasCredentials: false }) } };
}
