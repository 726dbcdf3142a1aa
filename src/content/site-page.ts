import { site } from 'virtual:site';
import { parseFragment } from 'parse5';
import { htmlToMarkdown } from '../features/machine-readable/html-to-markdown.ts';
import { twinLinks, twinOf } from '../features/machine-readable/twins.ts';
import { sectionsOf } from '../features/search/texts.ts';
import { keptValues } from './cache.ts';
import { attribute, find, findAll } from './html-tree.ts';
import type { SitePage } from './page-value.ts';

/** What follows from a page's HTML. */
type Read = Pick<SitePage, 'sections' | 'links'> & { body?: string };

/** Pages as they were read last, by address. */
const kept = keptValues<Read>('page-values');
const settings = JSON.stringify(site);

/** Keeps what was read for the next build. */
export const saveValues = kept.save;

/**
 * @param facts what's known about the page
 * @param html its text, or the page without its frame
 * @param twins the addresses of all pages that have a Markdown form
 */
export function sitePage(
  facts: Omit<SitePage, keyof Read | 'html' | 'markdown'>,
  html: string,
  twins: ReadonlySet<string>,
): SitePage {
  const { address } = facts;
  const from = [settings, ...twins, html].join('\n');
  const read = kept.find(address, from) ?? kept.add(address, from, readHtml(address, html, twins));
  const { body, sections, links } = read;
  const page = { ...facts, html, sections, links };
  return body === undefined ? page : { ...page, markdown: twinOf(page, body, site) };
}

/** Parsed once, because a parsed page takes several hundred times its size in memory. */
function readHtml(address: string, html: string, twins: ReadonlySet<string>): Read {
  const whole = parseFragment(html);
  const tree = find(whole, ({ tagName }) => tagName === 'main') ?? whole;
  return {
    sections: sectionsOf(tree),
    links: findAll(tree, ({ tagName }) => tagName === 'a').flatMap((link) => attribute(link, 'href') ?? []),
    ...(twins.has(address) && { body: htmlToMarkdown(tree, twinLinks(address, twins, site)) }),
  };
}
