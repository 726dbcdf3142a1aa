import { inlineCode } from '../hosting/inline.ts';

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
