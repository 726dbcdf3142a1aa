import { basename, extname } from 'node:path';
import { FEED } from '../../content/site-texts.ts';

interface MediaType {
  type: string;
  /**
   * Formats that are already compressed (images, fonts, archives) → false: compressing them again takes time without
   * a benefit.
   */
  compress: boolean;
}

const text = (type: string): MediaType => ({ type, compress: true });
const packed = (type: string): MediaType => ({ type, compress: false });

/**
 * Every type of file on the site, by extension. One table for the three places that need it: the compressor, the
 * nginx configuration (whose own list lacks mjs, md, and webmanifest), and the local server.
 */
export const mediaTypes: Readonly<Record<string, MediaType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  md: text('text/markdown'),
  txt: text('text/plain'),
  pem: text('text/plain'),
  csv: text('text/csv'),
  vtt: text('text/vtt'),
  json: text('application/json'),
  map: text('application/json'),
  webmanifest: text('application/manifest+json'),
  xml: text('application/xml'),
  yaml: text('application/yaml'),
  svg: text('image/svg+xml'),
  wasm: text('application/wasm'),
  ico: text('image/x-icon'),
  ttf: text('font/ttf'),
  otf: text('font/otf'),
  woff: packed('font/woff'),
  woff2: packed('font/woff2'),
  avif: packed('image/avif'),
  webp: packed('image/webp'),
  png: packed('image/png'),
  jpg: packed('image/jpeg'),
  jpeg: packed('image/jpeg'),
  gif: packed('image/gif'),
  heic: packed('image/heic'),
  tiff: packed('image/tiff'),
  dng: packed('image/x-adobe-dng'),
  mp4: packed('video/mp4'),
  m4v: packed('video/mp4'),
  mov: packed('video/quicktime'),
  webm: packed('video/webm'),
  mp3: packed('audio/mpeg'),
  m4a: packed('audio/mp4'),
  wav: packed('audio/wav'),
  pdf: packed('application/pdf'),
  c2pa: packed('application/c2pa'),
  zip: packed('application/zip'),
  gz: packed('application/gzip'),
  tgz: packed('application/gzip'),
};

/** Files whose type can't be determined from their extension, by address below the base. */
export const namedTypes: Readonly<Record<string, MediaType>> = {
  [FEED]: text('application/atom+xml'),
};

const known = (file: string): MediaType | undefined =>
  namedTypes[`/${basename(file)}`] ?? mediaTypes[extname(file).slice(1).toLowerCase()];

/** A file's `Content-Type`, by name; an unknown type is downloaded as bytes. */
export function contentType(file: string): string {
  const type = known(file)?.type ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Whether a compressed copy of the file is worthwhile. */
export const isCompressible = (file: string): boolean => known(file)?.compress ?? false;

/** Images, fonts, audio, and video: shown on pages, but not read as documents. */
export const isMedia = (file: string): boolean => /^(image|font|audio|video)\//.test(contentType(file));

/**
 * The `Accept` header of a client that wants Markdown rather than HTML, as a pattern that JavaScript and nginx both read.
 * It must name `text/markdown` at full weight: assistants do, browsers never name it. Without regard to case.
 */
export const WANTS_MARKDOWN = String.raw`(?:^|,)\s*text/markdown\s*(?:;\s*q=1(?:\.0*)?\s*)?(?:,|$)`;

const wanted = new RegExp(WANTS_MARKDOWN, 'i');

/** Whether a request asks for the Markdown form of a page. @param accept its `Accept` header */
export const wantsMarkdown = (accept: string | undefined): boolean => wanted.test(accept ?? '');

/**
 * Whether an answer says that it depends on `Accept`. Only the Markdown form does, so that no cache gives it to a browser.
 * On HTML, the header would keep browsers from using a prefetched page: they ask for it with another `Accept`.
 */
export const variesByAccept = (contentType: string): boolean => /^text\/markdown\b/.test(contentType);
