import { readFile } from 'node:fs/promises';

/** The files of the documentation, by their path relative to its base: `docs/signing.md`. */
export interface SiteFiles {
  /** The text of a file. @throws NoSuchFile, or an Error that says why the site can't be reached */
  read(path: string, signal?: AbortSignal): Promise<string>;
}

export class NoSuchFile extends Error {
  override name = 'NoSuchFile';

  constructor(path: string) {
    super(`The documentation has no file ${path}.`);
  }
}

/**
 * The files that came with this package, in one JSON file: paths and texts. A path that isn't one of its keys isn't
 * read, so no path can reach the disk. @param at location of that file
 */
export async function embeddedFiles(at: URL): Promise<SiteFiles> {
  const texts = new Map<string, string>(Object.entries(JSON.parse(await readFile(at, 'utf8'))));
  return {
    async read(path) {
      const text = texts.get(path);
      if (text === undefined) throw new NoSuchFile(path);
      return text;
    },
  };
}

const MAX_BYTES = 20_000_000;
const LIMIT = 20_000;
/** How many files are cached, so that a search doesn't fetch its index again. */
const MAX_CACHED_FILES = 1000;
/**
 * The form of a path on the site. Anything else, such as `..` or another host, is rejected before a request is sent.
 */
const PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/;

/**
 * The base address of a site.
 * @throws Error that says what to write
 */
export function siteBase(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLocal = url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isLocal))
    throw new Error(
      `--site is ${address}. Write the complete URL of the documentation, such as https://docs.example.org/; http works only for localhost.`,
    );
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  url.search = '';
  url.hash = '';
  return url;
}

async function readLimited(response: Response): Promise<string> {
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > MAX_BYTES) controller.error(new Error(`its response is larger than ${MAX_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return await new Response(response.body?.pipeThrough(counted)).text();
}

async function get(base: URL, path: string): Promise<string> {
  const url = new URL(path, base);
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(LIMIT), redirect: 'error' });
    if (response.ok) return await readLimited(response);
  } catch (cause) {
    throw new Error(`${url} can't be read: ${(cause as Error).message}. Check --site and your network.`, {
      cause,
    });
  }
  if (response.status === 404) throw new NoSuchFile(path);
  throw new Error(`${url} returned HTTP ${response.status}. Check --site.`);
}

/** The files of a published site, fetched when they're needed. @param base from {@link siteBase} */
export function remoteFiles(base: URL): SiteFiles {
  const texts = new Map<string, Promise<string>>();
  return {
    read(path) {
      if (!PATH.test(path)) return Promise.reject(new NoSuchFile(path));
      const known = texts.get(path);
      if (known) return known;
      const text = get(base, path);
      if (texts.size < MAX_CACHED_FILES) texts.set(path, text);
      text.catch(() => texts.delete(path));
      return text;
    },
  };
}
