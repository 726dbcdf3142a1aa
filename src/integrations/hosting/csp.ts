import type { InlineCode } from './inline.ts';

/** Sources per directive that an operator's additions (consent script, fonts, hosted search) require. */
export type CspAdditions = Readonly<Record<string, readonly string[] | undefined>>;

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
const own: Readonly<Record<string, readonly string[]>> = {
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
 * @param additions sources that extend a directive; a directive that isn't in the policy starts from `'self'`, the
 * value it had through `default-src`
 */
export function contentSecurityPolicy(code: Iterable<InlineCode>, additions: CspAdditions = {}): string {
  const pages = [...code];
  const directives = new Map(Object.entries(own).map(([name, sources]) => [name, new Set(sources)]));
  const extend = (name: string, sources: readonly string[]) => {
    const known = directives.get(name) ?? new Set(["'self'"]);
    for (const source of sources) known.add(source);
    if (known.size > 1) known.delete("'none'");
    directives.set(name, known);
  };

  extend('script-src', sortUnique(pages.flatMap((page) => page.scripts)));
  extend('style-src', sortUnique(pages.flatMap((page) => page.styles)));
  for (const [name, sources] of Object.entries(additions)) if (sources?.length) extend(name, sources);

  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

const sortUnique = (values: string[]): string[] => [...new Set(values)].sort();

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
