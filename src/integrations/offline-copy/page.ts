import { parse } from 'parse5';
import { inlineCode } from '../hosting/inline.ts';
import { attribute, type Element, findAll, hasClass } from '../html-tree.ts';
import { type Contents, copiedAddress, upFrom } from './addresses.ts';
import { applyEdits, type Edit, prepend, replaceElement, setAttribute } from './edit-html.ts';

/**
 * The policy of a page in an offline copy, as a `meta` element. It's the site's policy (`hosting/csp.ts`) with `file:`
 * in place of the origin, which local pages don't have, and `data:` for the fonts in the stylesheet. It applies only to
 * the copy, so the site's own policy isn't weakened.
 */
export function policyOf(html: string): string {
  const { scripts, styles } = inlineCode(html);
  const directives: ReadonlyArray<readonly [name: string, ...sources: string[]]> = [
    ['default-src', "'none'"],
    ['script-src', 'file:', "'wasm-unsafe-eval'", ...new Set(scripts)],
    ['style-src', 'file:', ...new Set(styles)],
    ['img-src', 'file:', 'data:', 'blob:'],
    ['font-src', 'data:'],
    // Hosts that the inspector may fetch from with the reader's permission, as on the online site.
    ['connect-src', 'https:'],
    ['worker-src', 'blob:'],
    ['media-src', 'file:', 'blob:'],
    ['form-action', 'file:'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Where a page of the copy finds shared files. */
export interface CopiedPage extends Contents {
  /** The page, as a path in the copy. */
  file: string;
  /** The date of the copy. */
  day: string;
  /** Stores a stylesheet that pages contain, and returns its path in the copy. */
  stylesheet(css: string): string;
  /** The classic script that replaces a module. @param module its path on the site */
  scriptOf(module: string): string;
}

/** The first script of every page. */
export const START = '_offline/start.js';

const ADDRESSES = ['href', 'src', 'poster', 'action'];
/** Links in the head that apply only to a site on a server. */
const ONLINE_LINKS = /^(?:canonical|preload|preconnect|manifest|search)$/;
/** The minimum length of a stylesheet shared by all pages; shorter ones belong to a single page. */
const SHARED_BYTES = 2000;

/** Features that need a server: structured data, third-party scripts, and the feedback form. */
const isOnlineOnly = (element: Element): boolean => {
  const { tagName } = element;
  const type = attribute(element, 'type') ?? '';
  if (tagName === 'link')
    return ONLINE_LINKS.test(attribute(element, 'rel') ?? '') || type === 'application/atom+xml';
  if (tagName === 'script')
    return type === 'application/ld+json' || attribute(element, 'data-third-party') !== undefined;
  return hasClass(element, 'feedback');
};

/** A sample that runs in place needs a server; its archive stays. */
const isSampleFrame = (element: Element) => attribute(element, 'data-island') === 'sample-frame';

const isSandbox = (element: Element) => attribute(element, 'data-island') === 'sandbox';

/** A sandbox needs a server, but its files stay readable. */
const withoutSandbox = (element: Element): Edit[] => [
  ...setAttribute(element, 'data-island'),
  ...findAll(element, (one) => hasClass(one, 'needs-script')).flatMap((one) => replaceElement(one)),
];

function editsOf(element: Element, page: CopiedPage): Edit[] {
  if (isOnlineOnly(element) || isSampleFrame(element)) return replaceElement(element);
  const up = upFrom(page.file);
  const { tagName } = element;
  if (tagName === 'style') {
    const css = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    if (css.length < SHARED_BYTES) return [];
    return replaceElement(element, `<link rel="stylesheet" href="${up}${page.stylesheet(css)}">`);
  }
  const source = attribute(element, 'src');
  if (tagName === 'script' && source !== undefined && attribute(element, 'type') === 'module') {
    const scripts = [START, page.scriptOf(source.slice(page.base.length))];
    const tags = scripts.map((path) => `<script src="${up}${path}" defer></script>`).join('');
    return replaceElement(element, tags);
  }
  if (isSandbox(element)) return withoutSandbox(element);
  if (hasClass(element, 'footer-legal')) return prepend(element, originOf(page));
  return ADDRESSES.flatMap((name) => {
    const value = attribute(element, name);
    const copied = value === undefined ? undefined : copiedAddress(value, page.file, page);
    return copied === value ? [] : setAttribute(element, name, copied);
  });
}

const originOf = ({ day, url, base }: CopiedPage) =>
  `<p>Offline copy of <a href="${url}${base}">${url.replace(/^https?:\/\//, '')}${base === '/' ? '' : base}</a>, made on <time datetime="${day}">${new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}</time></p>`;

/**
 * Converts a page of the site into one that works from a folder: relative addresses, shared styles in a file, classic
 * scripts, and the policy in the page.
 */
export function copiedPage(html: string, page: CopiedPage): string {
  // Parsed with scripting off, so that `noscript` content is found too.
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements = findAll(document, () => true);
  const copied = applyEdits(
    html,
    elements.flatMap((element) => editsOf(element, page)),
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(copied)}">`;
  return copied.replace(/<meta charset="[\w-]+">/i, (charset) => charset + policy);
}
