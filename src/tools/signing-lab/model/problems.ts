import { FORMATS } from '../../../c2pa/formats.ts';
import { ReadError } from '../../c2pa/read.ts';
import { type Problem, problemOf } from '../../report/model/problems.ts';
import { formatBytes } from '../../shared/bytes.ts';

/** The picture is held a few times at once: as it came, signed, and with a byte flipped. Bytes. */
export const MAX_PICTURE_BYTES = 50_000_000;

/** What the lab signs: pictures that every browser shows. */
export const PICTURES = FORMATS.filter(({ isShown }) => isShown);
export const acceptedPictures = PICTURES.flatMap(({ extensions }) =>
  extensions.map((end) => `.${end}`),
).join();
const names = PICTURES.map(({ label }) => label).join(', ');

export const notAPicture: Problem = {
  title: 'The lab signs pictures only',
  text: `Its first bytes are none of these: ${names}. The SDK signs more kinds of files; the lab takes those that every browser shows. Choose another file.`,
  canRetry: false,
};

export const tooLargeToSign = (size: number): Problem => ({
  title: 'This picture is too large for the lab',
  text: `It has ${formatBytes(size)}, and the limit here is ${formatBytes(MAX_PICTURE_BYTES)}. It was not read. C2PA Tool on your own computer signs larger files.`,
  canRetry: false,
});

export const noPicture: Problem = {
  title: 'There is no picture to sign',
  text: 'Draw one, have one made, or choose a file in the first step.',
  canRetry: false,
};

/** Words for anything that was thrown while a picture was signed. */
export function signingProblem(error: unknown): Problem {
  const problem = problemOf(error);
  const reason = error instanceof ReadError ? error.reason : undefined;
  if (reason === 'stopped') return { ...problem, text: 'Signing was stopped, as you wished.' };
  if (reason !== 'unreadable') return problem;
  return {
    title: 'The SDK did not sign this',
    text: 'It does not accept the definition, or the picture. Nothing was signed; what you typed is kept.',
    detail: problem.detail,
    canRetry: true,
  };
}
