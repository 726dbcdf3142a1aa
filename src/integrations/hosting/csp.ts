import { createHash } from 'node:crypto';
import { type AnyNode, type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { childrenOf } from '../../content/html-tree.ts';

type Sources = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * One policy for the whole site, because the client router keeps the first document's policy: whatever a tool needs
 * must be allowed everywhere. WebAssembly and the blob worker are for the tools that read manifests in the browser.
 *
 * `https:` in `connect-src` is for the inspector, which fetches the file or manifest at an address that a reader
 * entered. The policy can't distinguish that from other requests; the pages contain no secrets that could be sent
 * elsewhere.
 *
 * No `upgrade-insecure-requests`: every address is our own and relative, so it wouldn't protect anything, and it
 * breaks a site tested over plain http.
 */
const own: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'https:'],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/**
 * The value of `Content-Security-Policy`.
 *
 * @param code the inline code of every page; hashes are deduplicated and sorted, so that the same site produces the
 * same header
 * @param additions sources that extend directives: what an operator's additions (consent script, fonts, hosted search) need
 */
export function contentSecurityPolicy(code: Iterable<InlineCode>, additions: Sources = {}): string {
  const pages = [...code];
  const inline: Sources = {
    'script-src': pages.flatMap((page) => page.scripts).sort(),
    'style-src': pages.flatMap((page) => page.styles).sort(),
  };
  return Object.entries(own)
    .map(([name, sources = []]) => [
      name,
      ...new Set([...sources, ...(inline[name] ?? []), ...(additions[name] ?? [])]),
    ])
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** The build's error message about code that the policy would block silently; undefined if there is none. */
export function blockedCodeMessage(pages: ReadonlyMap<string, InlineCode>): string | undefined {
  const lines = [...pages].flatMap(([page, code]) => code.blocked.map((snippet) => `  ${page}: ${snippet}`));
  if (lines.length === 0) return undefined;
  const shown = lines.slice(0, 20);
  const more = lines.length > shown.length ? [`  … and ${lines.length - shown.length} more`] : [];
  return [
    'The Content Security Policy blocks style attributes, inline event handlers, and javascript: URLs:',
    ...shown,
    ...more,
    'Use a class and a stylesheet instead of a style attribute, and addEventListener instead of a handler.',
  ].join('\n');
}

/** What the policy must allow, or can't allow, on one page. Hashes are CSP sources: `'sha256-…'`. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
  /** Code that a policy without `unsafe-inline` blocks and no hash can allow, as short snippets. */
  blocked: string[];
}

const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);

/** The inline code on a page. */
export function inlineCodeOf(page: AnyNode): InlineCode {
  const found: InlineCode = { scripts: [], styles: [], blocked: [] };
  for (const element of elementsIn(page)) inspect(element, found);
  return found;
}

/** A CSP hash source for the text of a script or style. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A srcdoc document is subject to the policy of the page that contains it. */
function* elementsIn(node: AnyNode): Generator<Element> {
  if (isTag(node)) yield node;
  const framed = isTag(node) && node.attribs.srcdoc;
  if (framed) yield* elementsIn(parseDocument(framed));
  for (const child of childrenOf(node)) yield* elementsIn(child);
}

function inspect(element: Element, found: InlineCode): void {
  if (element.tagName === 'style') found.styles.push(cspHash(codeOf(element)));
  if (element.tagName === 'script' && runs(element)) found.scripts.push(cspHash(codeOf(element)));

  for (const { name, value } of element.attributes) {
    if (
      name === 'style' ||
      /^on[a-z]/.test(name) ||
      (urlAttributes.has(name) && /^\s*javascript:/i.test(value))
    ) {
      found.blocked.push(`<${element.tagName} ${name}="${shorten(value)}">`);
    }
  }
}

/**
 * Whether the policy may check this script. JSON is left out: HTML's "prepare the script element" returns on an unknown type
 * before it consults the policy (and Chromium 156 reports nothing for them), and hashing JSON-LD, one per page, would fill
 * the header.
 */
const runs = (element: Element): boolean =>
  element.attribs.src === undefined && !/json\s*$/i.test(element.attribs.type ?? '');

/** As browsers hash it: with one form of line endings. */
const codeOf = (element: Element): string => textContent(element).replace(/\r\n?/g, '\n');

const shorten = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value);
