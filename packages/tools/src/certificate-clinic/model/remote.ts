import { MAX_BYTES } from './intake.ts';

/** A URL to load certificates from, or an error message for the person who typed it. */
export type RemoteAddress = { url: string; host: string } | { problem: string };

/**
 * Parses the typed URL. Only https is accepted: other schemes could be tampered with in transit, or reach a local
 * network.
 */
export function remoteAddress(typed: string): RemoteAddress {
  const text = typed.trim();
  if (text === '')
    return { problem: 'Enter the URL of a certificate, such as https://example.com/chain.pem.' };
  const whole = /^[\w.-]+\.\w+\//.test(text) ? `https://${text}` : text;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url) return { problem: 'This isn’t a complete URL. Enter one that begins with https://.' };
  if (url.protocol !== 'https:')
    return { problem: `Only https:// URLs can be loaded, but this one begins with ${url.protocol}` };
  if (url.username || url.password)
    return {
      problem: 'The URL contains a user name or password. Remove it, or download the file yourself.',
    };
  return { url: url.href, host: url.host };
}

/** Why loading failed, in words for the reader. */
export class RemoteError extends Error {}

/**
 * Loads a file from a URL that the reader confirmed. No cookies or referrer are sent, and redirects aren't followed,
 * since they could go to a host that the reader didn't enter.
 * @throws RemoteError
 */
export async function loadRemote(url: string, host: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    throw new RemoteError(
      `${host} couldn’t be read from this page. It might be unreachable, redirect to another URL, or not allow other sites to read its files (no Access-Control-Allow-Origin header). Download the file yourself and drop it here.`,
    );
  }
  if (!response.ok) throw new RemoteError(`${host} returned status ${response.status}. Check the URL.`);
  return readLimited(response, host);
}

/** The response body, up to the maximum size of a chain. @throws RemoteError if it's larger or incomplete */
async function readLimited(response: Response, host: string): Promise<Blob> {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.length;
      if (size > MAX_BYTES) break;
      parts.push(part.value);
    }
  } catch {
    throw new RemoteError(`The connection to ${host} was interrupted. Try again.`);
  }
  if (size > MAX_BYTES) {
    await reader?.cancel().catch(() => {});
    throw new RemoteError('This is too large for a certificate chain. The limit is 2 MB.');
  }
  return new Blob(parts);
}
