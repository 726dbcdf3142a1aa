import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the policy must allow, or can't allow, on one page. Hashes are CSP sources: `'sha256-…'`. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
  /** Code that a policy without `unsafe-inline` blocks and no hash can allow, as short snippets. */
  blocked: string[];
}

const javaScriptType =
  /^(text|application)\/(x-)?(java|ecma)script$|^text\/(jscript|livescript|javascript1\.\d)$/;
const checkedTypes = ['', 'module', 'importmap', 'speculationrules'];
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);

/** The inline code on a page, parsed with scripting off so that styles inside `<noscript>` are found. */
export const inlineCode = (html: string): InlineCode =>
  inlineCodeOf(parse(html, { scriptingEnabled: false }));

/** @param page as {@link inlineCode} parses it */
export function inlineCodeOf(page: Node): InlineCode {
  const found: InlineCode = { scripts: [], styles: [], blocked: [] };
  visit(page, found);
  return found;
}

const hashes = new Map<string, string>();

/** A CSP hash source for the text of a script or style. Most pages have the same ones, so each is hashed once. */
export function cspHash(text: string): string {
  let hash = hashes.get(text);
  if (hash === undefined) {
    hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    hashes.set(text, hash);
  }
  return hash;
}

function visit(node: Node, found: InlineCode): void {
  if ('tagName' in node) inspect(node, found);
  if ('content' in node) visit(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, found);
}

function inspect(element: Element, found: InlineCode): void {
  if (element.tagName === 'style') found.styles.push(cspHash(textOf(element)));
  if (element.tagName === 'script' && runs(element)) found.scripts.push(cspHash(textOf(element)));

  for (const { name, value } of element.attrs) {
    if (
      name === 'style' ||
      /^on[a-z]/.test(name) ||
      (urlAttributes.has(name) && /^\s*javascript:/i.test(value))
    ) {
      found.blocked.push(`<${element.tagName} ${name}="${shorten(value)}">`);
    }
    // A srcdoc document is subject to the policy of the page that contains it.
    if (name === 'srcdoc') visit(parse(value, { scriptingEnabled: false }), found);
  }
}

/**
 * Whether the policy checks this script. Data blocks such as JSON-LD are left out: HTML's "prepare the script
 * element" returns on an unknown type before it consults the policy (and Chromium 156 reports nothing for them), and
 * hashing one per page would fill the header.
 */
function runs(element: Element): boolean {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value;
  if (attribute('src') !== undefined) return false;
  const type = (attribute('type') ?? '').trim().toLowerCase();
  return checkedTypes.includes(type) || javaScriptType.test(type);
}

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const shorten = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value);
