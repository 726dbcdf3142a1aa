import { formatNames } from '../../../c2pa/formats.ts';
import { MAX_FILE_BYTES, ReadError } from '../../c2pa/read.ts';
import { SdkError, type SdkFailure } from '../../c2pa/wasm.ts';
import { formatBytes } from '../../shared/bytes.ts';

/** What went wrong, in words for the person before it. */
export interface Problem {
  title: string;
  text: string;
  /** What the SDK or the browser says, for a bug report. */
  detail?: string;
  /** Trying again may help. */
  canRetry: boolean;
}

const MAX_SIZE = formatBytes(MAX_FILE_BYTES);

export const emptyFile: Problem = {
  title: 'This file is empty',
  text: 'It has no bytes at all. If it should have some, the download or the copy was probably cut off.',
  canRetry: false,
};

export const tooLarge = (size: number): Problem => ({
  title: 'This file is too large to read here',
  text: `It has ${formatBytes(size)}, and the limit in a browser is ${MAX_SIZE}. It was not read. C2PA Tool on your own computer reads larger files.`,
  canRetry: false,
});

export const unknownFormat: Problem = {
  title: 'This is not a kind of file that the SDK reads',
  text: `Its first bytes are none of these: ${formatNames}. The name of the file plays no part.`,
  canRetry: false,
};

export const noStore: Problem = {
  title: 'This is not a manifest store',
  text: 'Credentials that lie beside a file are in a manifest store, which ends in .c2pa. This one begins with other bytes. It was not read.',
  canRetry: false,
};

const SDK: Readonly<Record<SdkFailure, Pick<Problem, 'title' | 'text'>>> = {
  network: {
    title: 'The reader could not be downloaded',
    text: 'Your network, or this site, stopped on the way. What was downloaded is not lost if the browser kept it.',
  },
  blocked: {
    title: 'WebAssembly is blocked here',
    text: 'A policy of this page, of your browser or of an extension forbids WebAssembly, which the reader is made of. In a browser with “lockdown” or “strict” protection, allow it for this site.',
  },
  unsupported: {
    title: 'This browser has no WebAssembly',
    text: 'The reader is made of it. Any browser of the last years has it, unless it was switched off.',
  },
  broken: {
    title: 'The reader did not start',
    text: 'It was downloaded, but its worker did not begin. Trying again starts a new one.',
  },
};

const READ: Readonly<Record<ReadError['reason'], Pick<Problem, 'title' | 'text'>>> = {
  unreadable: {
    title: 'This file cannot be read to its end',
    text: 'It begins like a file of its kind, but its structure, or the credentials in it, are damaged or cut off. Nothing can be said about it.',
  },
  worker: {
    title: 'The reader stopped working on this file',
    text: 'It crashed, or gave no answer for too long. A new one has been started; other files are not affected.',
  },
  lost: {
    title: 'Reading was interrupted',
    text: 'The reader was started anew for another file.',
  },
  stopped: { title: 'Stopped', text: 'Reading was stopped, as you wished.' },
};

/** Words for anything that was thrown while a file was read. */
export function problemOf(error: unknown): Problem {
  const detail = error instanceof Error ? error.message.slice(0, 2000) : String(error).slice(0, 2000);
  if (error instanceof SdkError) return { ...SDK[error.reason], detail, canRetry: true };
  if (error instanceof ReadError) {
    const isStopped = error.reason === 'stopped';
    return { ...READ[error.reason], canRetry: error.reason !== 'unreadable', ...(!isStopped && { detail }) };
  }
  if (error instanceof AddressError) return { title: error.title, text: error.message, canRetry: true };
  return { title: 'Something went wrong', text: 'The file was not read.', detail, canRetry: true };
}

/** An address that gave no file, or no list. The message is for the reader. */
export class AddressError extends Error {
  override name = 'AddressError';
  readonly title: string;

  constructor(title: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.title = title;
  }
}
