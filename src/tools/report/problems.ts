import { formatBytes } from '../../c2pa/format-bytes.ts';
import { formatNames } from '../../c2pa/formats.ts';
import { MAX_FILE_BYTES } from '../sdk/limits.ts';
import { ReadError } from '../sdk/read-error.ts';
import { SdkError, type SdkFailure } from '../sdk/wasm.ts';
import { FINAL, READ } from './read-words.ts';

/** What went wrong, and what to do about it. */
export interface Problem {
  title: string;
  text: string;
  /** What the SDK or the browser says, for a bug report. */
  detail?: string;
  /** Trying again may help. */
  canRetry: boolean;
}

type Words = Pick<Problem, 'title' | 'text'>;

const MAX_SIZE = formatBytes(MAX_FILE_BYTES);

export const emptyFile: Problem = {
  title: 'This file is empty',
  text: 'It’s 0 bytes long. If it shouldn’t be, the download or copy probably failed; get the file again.',
  canRetry: false,
};

export const tooLarge = (size: number): Problem => ({
  title: 'This file is too large to read in a browser',
  text: `It’s ${formatBytes(size)}; the limit is ${MAX_SIZE}. It wasn’t read. C2PA Tool on your own computer reads larger files.`,
  canRetry: false,
});

export const unknownFormat: Problem = {
  title: 'This file format isn’t supported',
  text: `Its first bytes don’t match any format that the SDK reads: ${formatNames}. Renaming the file doesn’t change that.`,
  canRetry: false,
};

/** @param name of the format, such as `BMP` */
export const cannotHold = (name: string): Problem => ({
  title: `${name} files can’t hold Content Credentials`,
  text: 'C2PA defines no place for a manifest store in this format. If the credentials came in a separate .c2pa file, choose both files together.',
  canRetry: false,
});

/**
 * @param name of the format, such as `FLAC`
 * @param core first version of c2pa-rs that reads it
 */
export const readElsewhere = (name: string, core: string): Problem => ({
  title: `The browser SDK can’t read ${name} files`,
  text: `${name} files can hold Content Credentials, and other C2PA SDKs read them. Use C2PA Tool or an SDK with core ${core} or later.`,
  canRetry: false,
});

export const noStore: Problem = {
  title: 'This isn’t a manifest store',
  text: 'Credentials in a separate file are in a manifest store, which usually has the extension .c2pa. This file begins with other bytes, so it wasn’t read. Choose the .c2pa file.',
  canRetry: false,
};

/** @param missing the part of the structure that isn't there, as a sentence */
export const cutOff = (missing: string, detail?: string): Problem => ({
  title: 'This file is cut off',
  text: `${missing} Its credentials can’t be read. Download or copy the file again.`,
  detail,
  canRetry: false,
});

const SDK: Readonly<Record<SdkFailure, Words>> = {
  network: {
    title: 'The reader couldn’t be downloaded',
    text: 'The connection to this site was interrupted. Check your network, then try again.',
  },
  blocked: {
    title: 'WebAssembly is blocked here',
    text: 'The reader runs on WebAssembly, which a policy of this page, your browser, or an extension blocks. If your browser has a lockdown or strict mode, allow WebAssembly for this site.',
  },
  unsupported: {
    title: 'This browser has no WebAssembly',
    text: 'The reader runs on WebAssembly. Use a current browser, or turn WebAssembly on.',
  },
  broken: {
    title: 'The reader didn’t start',
    text: 'It was downloaded, but its worker didn’t start. Try again to start a new one.',
  },
};

/** Words for anything that was thrown while a file was read. */
export function problemOf(error: unknown): Problem {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, 2000);
  if (error instanceof SdkError) return { ...SDK[error.reason], detail, canRetry: true };
  if (error instanceof ReadError) {
    const { reason } = error;
    const hasDetail = reason !== 'stopped' && reason !== 'lost';
    return { ...READ[reason], canRetry: !FINAL.includes(reason), ...(hasDetail && { detail }) };
  }
  if (error instanceof AddressError) return { title: error.title, text: error.message, canRetry: true };
  if (error instanceof DOMException && /^Not(?:Found|Readable)Error$/.test(error.name))
    return { ...READ.gone, detail, canRetry: false };
  return { title: 'Something went wrong', text: 'The file wasn’t read.', detail, canRetry: true };
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
