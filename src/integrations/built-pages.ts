import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, isTag } from 'domhandler';
import { innerText } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { canonicalAddress } from '../config/address.ts';
import { keptValues } from '../content/cache.ts';
import { childrenOf } from '../content/html-tree.ts';
import { servedFiles } from './files.ts';
import { cspHash, type InlineCode, inlineCodeOf } from './hosting/csp.ts';

export interface BuiltLink {
  href: string;
  text: string;
  /** The landmark around it: `navbar`, `sidebar`, `footer`, `menu`, `announcement`, or `main`. */
  place: string;
}

/** What the steps after the build need to know about one page, read from its HTML. */
export interface BuiltPage {
  /** Path in the output folder: `docs/signing.html`. */
  file: string;
  /** Canonical address without the base: `/docs/signing`. */
  address: string;
  /** The full canonical address; empty for a page that isn't ours. */
  canonical: string;
  redirect: boolean;
  ids: ReadonlySet<string>;
  links: BuiltLink[];
  /** Programs, scripts, and styles that it refers to, in links and in tools' properties: `samples/read/web/read.js`. */
  files: string[];
  /** What the Content Security Policy must allow. */
  code: InlineCode;
}

export type BuiltPages = ReadonlyMap<string, BuiltPage>;

const files = new Map<string, BuiltPage>();
const kept = keptValues<Omit<BuiltPage, 'ids'> & { ids: string[] }>('built-pages');

/** Every page in the output folder by address. A page from a static folder is treated as a file; all of ours have a canonical address. */
export function builtPages(dir: string): BuiltPages {
  // One at a time, because a parsed page takes several hundred times its size in memory.
  const pages = servedFiles(dir).flatMap((file) => (file.endsWith('.html') ? [builtFile(dir, file)] : []));
  return new Map(pages.filter(({ canonical }) => canonical !== '').map((page) => [page.address, page]));
}

/** Keeps what was read for the next build: once, because that writes 6 MB. */
export const keepBuiltPages = (): void => kept.save();

/** A page in the output folder, read once per build: nothing changes it after Astro wrote it. */
export function builtFile(dir: string, file: string): BuiltPage {
  // Not by the path alone: a locale's folder is also in that of the default locale, where its pages have other addresses.
  const key = `${dir}\n${file}`;
  const known = files.get(key);
  if (known) return known;
  const html = readFileSync(join(dir, file));
  // Every page begins with the build's name, which changes with any page and doesn't matter here.
  const from = html.subarray(html.indexOf('>', html.indexOf('data-build=')));
  let page = kept.find(key, from);
  if (!page) {
    const read = builtPage(file, html.toString());
    // A copy, because each text cut from the HTML would keep all of it in memory: 380 MB with 3,000 pages.
    page = kept.add(key, from, structuredClone({ ...read, ids: [...read.ids] }));
  }
  const withIds = { ...page, ids: new Set(page.ids) };
  files.set(key, withIds);
  return withIds;
}

/** A style whose text can be hashed as it's written. The parser reads others. */
const STYLE = /<style>((?:[^<\r\0]|<(?![/!?]))+)<\/style>/g;

/** Landmarks by the id that the views assign. */
const PLACES = new Set(['announcement', 'navbar', 'menu', 'sidebar', 'footer']);

/** Reads one page. @param file its path in the output folder */
export function builtPage(file: string, html: string): BuiltPage {
  const ids = new Set<string>();
  const links: BuiltLink[] = [];
  let redirect = false;
  let canonical = '';

  const visit = (node: AnyNode, place: string) => {
    let here = place;
    if (isTag(node)) {
      const id = node.attribs.id;
      if (id !== undefined) {
        ids.add(id);
        if (PLACES.has(id)) here = id;
      }
      const href = node.attribs.href;
      if (node.tagName === 'a' && href !== undefined) {
        links.push({ href, text: innerText(node).replace(/\s+/g, ' ').trim(), place: here });
      } else if (node.attribs['http-equiv'] === 'refresh') redirect = true;
      else if (node.attribs.rel === 'canonical') canonical = href ?? '';
    }
    for (const child of childrenOf(node)) visit(child, here);
  };
  // Half of a page is the style sheet, which the parser would read character by character: two seconds of a cold build.
  const styles: string[] = [];
  const withoutStyles = html.replace(STYLE, (_, text: string) => {
    styles.push(cspHash(text));
    return '';
  });
  const tree = parseDocument(withoutStyles);
  visit(tree, 'main');
  const code = inlineCodeOf(tree);

  return {
    file,
    address: canonicalAddress(`/${file}`),
    canonical,
    redirect,
    ids,
    links,
    code: { ...code, styles: [...styles, ...code.styles] },
    files: [
      ...new Set(
        [...html.matchAll(/\/((?:samples|examples|_astro)\/[\w./-]+)/g)].map(([, name = '']) => name),
      ),
    ],
  };
}
