import { MAX_FILE_BYTES } from '../c2pa/read.ts';
import { AddressError } from '../report/model/problems.ts';
import { formatBytes } from '../shared/bytes.ts';

/** A complete address of the web from what a reader typed. @throws AddressError */
export function checkAddress(typed: string): URL {
  const text = typed.trim();
  let url: URL;
  try {
    url = new URL(text, location.href);
  } catch {
    throw new AddressError(
      'This is not an address',
      'Give a complete one, such as https://example.org/photo.jpg.',
    );
  }
  const isOwn = url.origin === location.origin;
  if (!isOwn && !/^https?:\/\//i.test(text))
    throw new AddressError('This is not an address of the web', 'It has to begin with https://.');
  if (!isOwn && url.protocol !== 'https:')
    throw new AddressError(
      'Only https is fetched',
      `Try https://${url.host}${url.pathname}, or save the file and choose it here.`,
    );
  return url;
}

const nameOf = (url: URL) => {
  try {
    return decodeURIComponent(url.pathname.split('/').at(-1) ?? '') || url.host;
  } catch {
    return url.host;
  }
};

/**
 * Fetches a file that the reader named: without cookies, and without saying where the request comes from.
 * @throws AddressError
 */
export async function fetchAddress(
  url: URL,
  onProgress: (received: number, total: number | undefined) => void,
  signal: AbortSignal,
): Promise<File> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new AddressError(
      'The browser did not get this file',
      `Most often the reason is CORS: ${url.host} does not allow pages of other sites to read its files, and a browser then does not say more than this. It may also be offline, or not exist. Save the file and choose it here: that always works.`,
      error,
    );
  }
  if (!response.ok)
    throw new AddressError(
      'There is no such file',
      `${url.host} answered ${response.status} ${response.statusText}`.trim(),
    );
  const stated = Number(response.headers.get('Content-Length')) || undefined;
  const tooMuch = () =>
    new AddressError('This file is too large to read here', `The limit is ${formatBytes(MAX_FILE_BYTES)}.`);
  if (stated !== undefined && stated > MAX_FILE_BYTES) throw tooMuch();

  let received = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.length;
      if (received > MAX_FILE_BYTES) return controller.error(tooMuch());
      onProgress(received, stated);
      controller.enqueue(chunk);
    },
  });
  const stream = response.body?.pipeThrough(counter);
  const blob = await new Response(stream).blob();
  return new File([blob], nameOf(url), { type: response.headers.get('Content-Type') ?? '' });
}
