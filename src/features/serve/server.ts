import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { decoded } from '../../config/address.ts';
import { hostFiles } from '../../integrations/files.ts';
import { revalidate } from '../../integrations/hosting/host-files.ts';
import { wantsMarkdown } from '../../integrations/hosting/media-types.ts';
import { encodePath, headersFor, parseHeaders, parseRedirects, redirectFor } from './rules.ts';
import { sendFile } from './send.ts';

/**
 * A server that serves a built folder like its production hosts, using the files that the build wrote for them:
 * `_headers` (whose first rule contains the base path) and `_redirects`. Both are read for each request.
 */
export function createSiteServer(dir: string): Server {
  const text = (file: string) => (existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : '');

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = parseTarget(request.url ?? '');
    if (address === undefined) return refuse(response, 400, 'Bad Request');
    const { path, query, isTidy } = address;

    const rules = parseHeaders(text('_headers'));
    const base = basePath(rules[0]?.path);
    const apply = (to: string) => {
      response.setHeader('Cache-Control', revalidate);
      for (const [name, value] of headersFor(rules, to)) response.setHeader(name, value);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      apply(base);
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Method Not Allowed');
    }

    if (!isTidy) {
      apply(path);
      return redirect(response, 301, encodePath(path) + query);
    }

    const moved = redirectFor(parseRedirects(text('_redirects')), path, query);
    if (moved !== undefined) {
      apply(path);
      return redirect(response, moved.status, moved.location);
    }

    const place = await locateBelow(dir, base, path);
    if (place === undefined) {
      apply(base + notFoundFile);
      const page = join(dir, notFoundFile);
      return (await isFile(page))
        ? sendFile(request, response, page, 404)
        : refuse(response, 404, 'Not Found');
    }
    apply(path);
    if ('redirect' in place) return redirect(response, 301, encodePath(place.redirect) + query);
    return sendFile(request, response, await formFor(request.headers.accept, join(dir, place.file)), 200);
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'Internal Server Error');
    });
  });
}

/** The base path is what the first rule in `_headers`, `/x/*`, covers. */
export const basePath = (pattern = '/*'): string => (pattern.endsWith('/*') ? pattern.slice(0, -1) : '/');

/** What a request asks for. */
interface Target {
  /** Decoded, with repeated slashes merged. */
  path: string;
  /** Including `?`, or empty. */
  query: string;
  /** Whether the path was written without repeated slashes. */
  isTidy: boolean;
}

/**
 * Parses a request target; undefined for one that no file can have: not a path, a broken percent escape, a null byte,
 * a backslash, or `..` segments. Bytes that aren't UTF-8 make an unknown address, so they stay encoded.
 */
export function parseTarget(target: string): Target | undefined {
  const end = target.indexOf('?');
  const query = end === -1 ? '' : target.slice(end);
  const written = end === -1 ? target : target.slice(0, end);
  if (/%(?![\da-f]{2})/i.test(written)) return undefined;
  const path = decoded(written);
  const climbs = path.split('/').some((step) => step === '..' || step === '.');
  if (!path.startsWith('/') || climbs || path.includes('\0') || path.includes('\\')) return undefined;
  return { path: path.replace(/\/{2,}/g, '/'), query, isTidy: !written.includes('//') };
}

/** The Markdown form of a page if the client asks for it and there is one, otherwise the file itself. */
async function formFor(accept: string | undefined, path: string): Promise<string> {
  const twin = path.replace(/\.html$/, '.md');
  return wantsMarkdown(accept) && (await isFile(twin)) ? twin : path;
}

async function locateBelow(dir: string, base: string, path: string) {
  if (path === base.slice(0, -1)) return { redirect: base };
  if (!path.startsWith(base)) return undefined;
  const place = await locate(dir, `/${path.slice(base.length)}`);
  return place !== undefined && 'redirect' in place ? { redirect: base + place.redirect.slice(1) } : place;
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end();
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** What an address resolves to: a file (relative to the folder), another address, or nothing. */
export type Place = { file: string } | { redirect: string } | undefined;

/** The page for addresses that don't exist; it doesn't have its own address. */
const notFoundFile = '404.html';

const hidden = new Set(['404', notFoundFile, ...hostFiles].map((file) => `/${file}`));

/**
 * Resolves an address. The file determines a page's canonical address: `/x` for `x.html`, `/x/` for `x/index.html`.
 * Every other form redirects there (`/x.html`, `/x/index`, `/x/index/`).
 *
 * @param path decoded, from the root of `dir`, without repeated slashes
 */
export async function locate(dir: string, path: string): Promise<Place> {
  if (hidden.has(path)) return undefined;
  if (!/\/$|\.html$/.test(path) && (await isFile(join(dir, path)))) return { file: path };

  const name = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const isFolder = /\/(?:index(?:\.html)?\/?)?$/.test(path);
  const page = await pageAt(dir, name, isFolder);
  if (page === undefined) return undefined;
  return page.address === path ? { file: page.file } : { redirect: page.address };
}

interface PageFile {
  file: string;
  address: string;
}

/** The page named `name` (`/docs/x`, or empty for the home page); `isFolder` decides which of two files wins. */
async function pageAt(dir: string, name: string, isFolder: boolean): Promise<PageFile | undefined> {
  const forms = [
    { file: `${name}.html`, address: name },
    { file: `${name}/index.html`, address: `${name}/` },
  ];
  for (const form of isFolder ? forms.toReversed() : forms) {
    if (form.address !== '' && !hidden.has(form.file) && (await isFile(join(dir, form.file)))) return form;
  }
  return undefined;
}

export const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
