import { lookup, mimes } from 'mrmime';

// What mrmime doesn't know, or has under an older name.
Object.assign(mimes, {
  pem: 'text/plain',
  xml: 'application/xml',
  yaml: 'application/yaml',
  ico: 'image/x-icon',
  dng: 'image/x-adobe-dng',
  m4v: 'video/mp4',
  c2pa: 'application/c2pa',
  tgz: 'application/gzip',
});

const EXTENSIONS =
  'html css js mjs md txt pem csv vtt json map webmanifest xml yaml svg wasm ico ttf otf woff woff2 avif webp png jpg jpeg gif ' +
  'heic tiff dng mp4 m4v mov webm mp3 m4a wav pdf c2pa zip gz tgz';

/** Every type of file on the site, by extension, for nginx: its own list lacks mjs, md, and webmanifest. */
export const mediaTypes: Readonly<Record<string, string>> = Object.fromEntries(
  EXTENSIONS.split(' ').map((name) => [name, lookup(name) ?? '']),
);

/** A file's `Content-Type`, by name; an unknown type is downloaded as bytes. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Whether a compressed copy of such a file is worthwhile. */
export const isCompressible = (type: string): boolean =>
  /^text\/|[/+](?:javascript|json|xml|yaml|wasm|x-icon)$|^font\/[ot]tf$/.test(type);

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
