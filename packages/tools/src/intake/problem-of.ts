import { OverLimit } from '@content-credentials/verdict/budget';
import { type FileFormat, MANIFEST_STORE } from '@content-credentials/verdict/formats';
import { ReadError, type ReadFailure } from '@content-credentials/verdict/sdk/read-error';
import { SdkError, type SdkFailure } from '@content-credentials/verdict/sdk/wasm';
import { truncationOf } from '@content-credentials/verdict/truncation';
import { type Problem, truncated } from './problems.ts';
import { FINAL, READ } from './read-words.ts';

type Words = Pick<Problem, 'title' | 'text'>;

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

const tooMuch = ({ message }: Error): Problem => ({
  title: READ.limit.title,
  text: `${message} ${READ.limit.text}`,
  canRetry: false,
});

/** The explanation of any error while reading a file. */
export function problemOf(error: unknown): Problem {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, 2000);
  if (error instanceof SdkError) return { ...SDK[error.reason], detail, canRetry: true };
  if (error instanceof ReadError) {
    const { reason } = error;
    if (reason === 'limit') return tooMuch(error);
    const hasDetail = reason !== 'stopped' && reason !== 'lost';
    return { ...READ[reason], canRetry: !FINAL.includes(reason), ...(hasDetail && { detail }) };
  }
  if (error instanceof OverLimit) return tooMuch(error);
  if (error instanceof AddressError) {
    const { title, message: text, blockedHost, isFinal } = error;
    return {
      ...{ title, text, canRetry: !isFinal },
      ...(blockedHost && { blockedHost }),
    };
  }
  if (error instanceof DOMException && /^Not(?:Found|Readable)Error$/.test(error.name))
    return { ...READ.gone, detail, canRetry: false };
  return { title: 'Something went wrong', text: 'The file wasn’t read.', detail, canRetry: true };
}

/** An address that didn't return a file or a list. The message is for the reader. */
export class AddressError extends Error {
  override name = 'AddressError';
  readonly title: string;
  readonly blockedHost?: string;
  readonly isFinal?: boolean;

  /**
   * @param about the underlying error, and the host whose response the browser blocked, if that's why; final, if the same
   * URL gives the same answer
   */
  constructor(
    title: string,
    message: string,
    about: { cause?: unknown; blockedHost?: string; isFinal?: boolean } = {},
  ) {
    super(message, { cause: about.cause });
    this.title = title;
    this.blockedHost = about.blockedHost;
    this.isFinal = about.isFinal;
  }
}

/** Read failures that a truncated file can cause, among other things. */
const MAYBE_TRUNCATED: readonly ReadFailure[] = ['damaged', 'manifest', 'unsupported', 'unknown'];

/**
 * The explanation of an error while reading a file. It says that the file is truncated only if the file's own structure
 * shows it.
 */
export async function fileProblem(
  error: unknown,
  asset: { blob: Blob; format: Pick<FileFormat, 'type'>; sidecar?: Blob } | undefined,
): Promise<Problem> {
  if (!asset || !(error instanceof ReadError) || !MAYBE_TRUNCATED.includes(error.reason))
    return problemOf(error);
  const { blob, format, sidecar } = asset;
  const missing = await (sidecar
    ? truncationOf(sidecar, MANIFEST_STORE)
    : truncationOf(blob, format.type)
  ).catch(() => undefined);
  return missing === undefined ? problemOf(error) : truncated(missing, error.message);
}
