import { formatNames } from '../../../c2pa/formats.ts';
import { MAX_FILE_BYTES } from '../../c2pa/limits.ts';
import { ReadError, type ReadFailure } from '../../c2pa/read-error.ts';
import { SdkError, type SdkFailure } from '../../c2pa/wasm.ts';
import { formatBytes } from '../../shared/bytes.ts';

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

const READ: Readonly<Record<ReadFailure, Words>> = {
  damaged: {
    title: 'This file is damaged',
    text: 'The SDK found a broken structure in the file or in its manifest store, and stopped. Nothing was verified. Get the file again from its source.',
  },
  manifest: {
    title: 'The credentials in this file can’t be read',
    text: 'The file has a manifest store, but a part of it isn’t what the SDK expects, so the SDK stopped. Nothing was verified. If you signed this file, check it with the tool that wrote it.',
  },
  prerelease: {
    title: 'This manifest was written before C2PA 1.0',
    text: 'It follows a prerelease draft of the specification, which current SDKs don’t read. Sign the file again with a current tool.',
  },
  unsupported: {
    title: 'The SDK doesn’t read this file',
    text: 'Its first bytes match a supported format, but the SDK doesn’t recognize the rest. The file might be cut off, or use a variant that the SDK doesn’t support.',
  },
  lookup: {
    title: 'The manifest couldn’t be fetched',
    text: 'Its host didn’t answer, refused the request, or doesn’t allow other sites to read its files (CORS). Nothing was checked, so this says nothing about the file.',
  },
  gone: {
    title: 'The browser can’t open this file anymore',
    text: 'It was moved, deleted, or changed after you chose it. Choose it again.',
  },
  memory: {
    title: 'This file needs too much memory',
    text: 'Reading it took more memory than the browser allows, so the reader was restarted. You can read other files. Try this one with C2PA Tool on your own computer.',
  },
  crashed: {
    title: 'The reader crashed on this file',
    text: 'The SDK hit an internal error and was restarted. You can read other files. Nothing was verified in this one.',
  },
  timeout: {
    title: 'The reader gave no answer',
    text: 'Reading took too long, so the reader was restarted. You can read other files. Nothing was verified in this one.',
  },
  lost: {
    title: 'Reading was interrupted',
    text: 'The reader was restarted because of another file.',
  },
  stopped: { title: 'Stopped', text: 'You stopped reading this file.' },
  unknown: {
    title: 'The SDK couldn’t read this file',
    text: 'It stopped with a message that this page doesn’t recognize. Nothing was verified.',
  },
};

/** Reading the same bytes again gives the same answer. */
const FINAL: readonly ReadFailure[] = ['damaged', 'manifest', 'prerelease', 'unsupported', 'unknown'];

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
