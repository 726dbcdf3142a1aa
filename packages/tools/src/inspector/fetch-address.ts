import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { FORMATS } from '@content-credentials/verdict/formats';
import { MAX_FILE_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { AddressError } from '../intake/problem-of.ts';

/** `example.org/photo.jpg`, also with a port: a host, and a path on it. */
const WITHOUT_SCHEME = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]|$)/u;
const FILE_NAME = new RegExp(
  `^[^/?#]+\\.(?:${FORMATS.flatMap(({ extensions }) => extensions).join('|')})$`,
  'i',
);

/** What a reader typed as a URL: with https:// if it begins with a host, and a file's name isn't one. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  return WITHOUT_SCHEME.test(text) && !FILE_NAME.test(text) ? `https://${text}` : text;
}

/** Makes a complete URL from the reader's input. @throws AddressError */
export function checkAddress(typed: string): URL {
  const text = typed.trim();
  let url: URL;
  try {
    url = new URL(text, location.href);
  } catch {
    throw new AddressError(
      'This isn’t a URL',
      'Enter a complete URL, such as https://example.org/photo.jpg.',
    );
  }
  // Anything else would be read as a path on this site.
  const isUrlOrPath = /^(?:[a-z][a-z\d+.-]*:|[/.])/i.test(text) || /^[^\s/]+\/\S*$/.test(text);
  if (!isUrlOrPath)
    throw new AddressError(
      'This isn’t a complete URL',
      'Enter one that begins with https://, such as https://example.org/photo.jpg. To inspect a file on your device, choose it instead.',
      { isFinal: true },
    );
  const isOwn = url.origin === location.origin;
  if (!isOwn && !/^https?:\/\//i.test(text))
    throw new AddressError('This isn’t a web URL', 'Enter a URL that begins with https://.');
  if (!isOwn && url.protocol !== 'https:')
    throw new AddressError(
      'Only https URLs can be fetched',
      `Try https://${url.host}${url.pathname}, or download the file and choose it here.`,
    );
  if (url.username || url.password)
    throw new AddressError(
      'This URL contains a user name or password',
      `Browsers don’t fetch such URLs from a page, so ${url.host} wasn’t contacted. Remove the part before the @, or download the file and choose it here.`,
    );
  return url;
}

/** How HTML begins, after comments and white space. An SVG in a page is a part of the page. */
const HTML = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;
const HTML_BEGINS_WITHIN = 4096;

const isPage = async (blob: Blob): Promise<boolean> =>
  HTML.test(await blob.slice(0, HTML_BEGINS_WITHIN).text());

const aPage = (url: URL) =>
  new AddressError(
    'This is a web page, not a file',
    `${url.host} returned HTML for this URL. To get the URL of an image on the page, open the page, right-click the image or touch and hold it, choose “Copy image address” or the like, and enter that URL instead of this one. If the page has a download button, download the file and choose it here: pages often show a smaller copy without credentials.`,
    { isFinal: true },
  );

const nameOf = (url: URL) => {
  try {
    return decodeURIComponent(url.pathname.split('/').at(-1) ?? '') || url.host;
  } catch {
    return url.host;
  }
};

/**
 * Fetches a file from a URL that the reader entered, without cookies or referrer.
 * @throws AddressError
 */
export async function fetchAddress(
  url: URL,
  onProgress: (received: number, total: number | undefined) => void,
  signal: AbortSignal,
): Promise<File> {
  let response: Response;
  try {
    // A redirect could go to a host that the reader hasn't seen or chosen.
    const redirect = url.origin === location.origin ? 'follow' : 'manual';
    response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', redirect, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new AddressError(
      'The browser couldn’t fetch this file',
      `Usually the reason is CORS: ${url.host} doesn’t allow other sites to read its files, and browsers give no more detail than that. The host might also be offline or not exist. Download the file and choose it here instead.`,
      { cause: error, blockedHost: url.host },
    );
  }
  if (response.type === 'opaqueredirect')
    throw new AddressError(
      'This URL redirects to another one',
      `${url.host} redirects, and browsers don’t reveal where to, so the new URL wasn’t contacted. Open this one in a new tab, then fetch the URL that the tab shows, or save the file and choose it here.`,
    );
  if (!response.ok)
    throw new AddressError(
      'The file wasn’t found',
      `${url.host} returned ${`${response.status} ${response.statusText}`.trim()}. Check the URL, or download the file and choose it here.`,
    );
  const stated = Number(response.headers.get('Content-Length')) || undefined;
  const tooMuch = () =>
    new AddressError(
      'This file is too large to read in a browser',
      `The limit is ${formatBytes(MAX_FILE_BYTES)}.`,
    );
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
  if (await isPage(blob)) throw aPage(url);
  return new File([blob], nameOf(url), { type: response.headers.get('Content-Type') ?? '' });
}
