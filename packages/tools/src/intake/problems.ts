import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { formatNames } from '@content-credentials/verdict/formats';
import { MAX_FILE_BYTES } from '@content-credentials/verdict/sdk/sizes';

/** A problem and how to fix it. */
export interface Problem {
  title: string;
  text: string;
  /** The message of the SDK or the browser, for a bug report. */
  detail?: string;
  /** Trying again may help. */
  canRetry: boolean;
  /** A host whose response the browser blocked, most likely because of CORS. */
  blockedHost?: string;
}

const MAX_SIZE = formatBytes(MAX_FILE_BYTES);

export const emptyFile: Problem = {
  title: 'This file is empty',
  text: 'It’s 0 bytes long. If it shouldn’t be, the download or copy probably failed, so get the file again.',
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

/** @param missing the absent part of the structure, as a sentence */
export const truncated = (missing: string, detail?: string): Problem => ({
  title: 'This file is cut off',
  text: `${missing} Its credentials can’t be read. Download or copy the file again.`,
  detail,
  canRetry: false,
});
