import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { FORMATS } from '@content-credentials/verdict/formats';
import { ReadError, type ReadFailure } from '@content-credentials/verdict/sdk/read-error';
import { problemOf } from '../../intake/problem-of.ts';
import type { Problem } from '../../intake/problems.ts';

/** Maximum size in bytes. The image is in memory several times: the original, signed, and with a byte flipped. */
export const MAX_PICTURE_BYTES = 50_000_000;

/** The types that the lab can sign: images that every browser can display. */
export const PICTURES = FORMATS.filter(({ isShown }) => isShown);
export const acceptedPictures = PICTURES.flatMap(({ extensions }) =>
  extensions.map((end) => `.${end}`),
).join();
const names = PICTURES.map(({ label }) => label).join(', ');

export const notAPicture: Problem = {
  title: 'The lab signs images only',
  text: `The first bytes of this file don’t match any of these formats: ${names}. The SDK signs more formats, but the lab takes only those that every browser displays. Choose another file.`,
  canRetry: false,
};

export const tooLargeToSign = (size: number): Problem => ({
  title: 'This image is too large for the lab',
  text: `It’s ${formatBytes(size)}; the limit is ${formatBytes(MAX_PICTURE_BYTES)}. It wasn’t read. C2PA Tool on your own computer signs larger files.`,
  canRetry: false,
});

export const noPicture: Problem = {
  title: 'There’s no image to sign',
  text: 'Draw one, generate one, or choose a file in step 1.',
  canRetry: false,
};

/** The SDK's errors about a definition or an image that it can't sign. */
const ABOUT_THE_INPUT: readonly ReadFailure[] = ['damaged', 'manifest', 'unsupported', 'unknown'];

/** The explanation of any error while signing an image. */
export function signingProblem(error: unknown): Problem {
  const problem = problemOf(error);
  const reason = error instanceof ReadError ? error.reason : undefined;
  if (reason === 'stopped') return { ...problem, text: 'You stopped signing this image.' };
  if (reason === undefined || !ABOUT_THE_INPUT.includes(reason)) return problem;
  return {
    title: 'The SDK didn’t sign this image',
    text: 'It doesn’t accept the definition or the image. Nothing was signed, and what you typed is kept.',
    detail: problem.detail,
    canRetry: true,
  };
}
