import { canonicalAddress, splitAddress } from '../../addresses/address.ts';
import { nearest } from '../../config/nearest.ts';

/** What links can point to. */
export interface Targets {
  /** The ids of each page, by canonical address. */
  pages: ReadonlyMap<string, { ids: ReadonlySet<string> }>;
  /** Addresses that are served without being a page: static files, Markdown twins, the host's redirects. */
  others: ReadonlySet<string>;
}

/** What's wrong with a link; `what` continues the sentence "the link … ". */
export interface DeadEnd {
  missing: 'page' | 'anchor' | 'file';
  what: string;
}

/** Fragments that HTML defines on every page. */
const ALWAYS_THERE = /^(?:$|top$|:~:)/;

/**
 * Whether a link on this site works; undefined if it does.
 * @param link an address from the root without the base (`/docs/x#y`), or an anchor on the same page (`#y`)
 * @param from canonical address of the page with the link, if it's on one
 */
export function deadEnd(
  link: string,
  from: string | undefined,
  { pages, others }: Targets,
): DeadEnd | undefined {
  const { path, rest } = splitAddress(link);
  const address = path === '' ? from : canonicalAddress(decode(path));
  if (address === undefined) return undefined;
  const page = pages.get(address);
  if (!page) {
    if (others.has(decode(path)) || others.has(address)) return undefined;
    const near = nearest(address, pages.keys());
    const has = near !== undefined && pages.get(near)?.ids.has(decode(rest.slice(1)));
    return {
      missing: 'page',
      what: `points to ${link}, which doesn't exist${meant(has ? near + rest : near)}`,
    };
  }
  const id = decode(rest.includes('#') ? rest.slice(rest.indexOf('#') + 1) : '');
  if (ALWAYS_THERE.test(id) || page.ids.has(id)) return undefined;
  const near = nearest(id, page.ids) ?? withSameWords(id, page.ids);
  const where = path === '' ? 'this page' : address;
  return {
    missing: 'anchor',
    what: `points to ${link}, but ${where} doesn't have #${id}${meant(near && `${path}#${near}`)}`,
  };
}

/** The id with the most words of this one, and at least half of them: `#errors` became `#common-errors`. */
function withSameWords(id: string, ids: ReadonlySet<string>): string | undefined {
  const words = new Set(id.split('-'));
  const shared = (one: string) => one.split('-').filter((word) => words.has(word)).length;
  const [best] = [...ids].sort((a, b) => shared(b) - shared(a));
  return best !== undefined && shared(best) * 2 >= words.size ? best : undefined;
}

const meant = (near: string | undefined): string => (near ? `; did you mean ${near}?` : '');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
