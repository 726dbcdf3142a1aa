import { parseFragment } from 'parse5';
import { absoluteUrl, canonicalAddress, splitAddress, twinAddress } from '../../addresses/address.ts';
import type { Site } from '../../config/index.ts';
import { type BuiltPage, type BuiltPages, mainIn } from '../built-pages.ts';
import { addressResolver } from '../link-report/resolve.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

/** What a Markdown twin states about its page before the text, instead of front matter. */
export function twinOf(page: BuiltPage, body: string): string {
  const { title, description, canonical, checked, sources } = page;
  // Pages without a source have their own title; the home page's differs from its tab.
  const heading = body.startsWith('# ') ? [] : [`# ${title}`, description];
  const facts = [`- Page: <${canonical}>`, ...(checked === undefined ? [] : [`- ${checked}`])].join('\n');
  const [first = '', ...rest] = heading.length > 0 ? [...heading, facts, body] : withFacts(body, facts);
  const list = sources.map(({ text, href }) => `- [${text}](${href})`).join('\n');
  return `${[first, ...rest, ...(list === '' ? [] : ['## Sources of this page', list])].join('\n\n')}\n`;
}

/** The facts, after the body's title. */
function withFacts(body: string, facts: string): string[] {
  const [title = '', ...rest] = body.split('\n\n');
  return [title, facts, ...rest];
}

export interface TwinSources {
  site: Site;
  pages: BuiltPages;
  /** The article of each written page, by canonical address. */
  articles: ReadonlyMap<string, string>;
  readHtml: (page: BuiltPage) => Promise<string>;
}

/** The Markdown twin of every page that links to one, by canonical address. */
export async function markdownTwins({
  site,
  pages,
  articles,
  readHtml,
}: TwinSources): Promise<Map<string, string>> {
  const toAddress = addressResolver(site);
  const twins = new Map<string, string>();

  /**
   * A full address, because a twin is read outside the site; the address of the target's twin, if it has one. Only the
   * page itself can do what a query asks for, such as open a file.
   */
  const whole = (address: string): string => {
    const { path, rest } = splitAddress(canonicalAddress(address));
    const isTwin = pages.get(path)?.hasTwin && !rest.startsWith('?');
    return absoluteUrl(isTwin ? twinAddress(path) + rest : address, site);
  };

  for (const page of pages.values()) {
    if (!page.hasTwin) continue;
    const article = articles.get(page.address);
    const tree = parseFragment(article ?? mainIn(await readHtml(page)));
    const body = htmlToMarkdown(tree, (href) => {
      const address = toAddress(href, page.address);
      return address === undefined ? href : whole(address);
    });
    twins.set(page.address, twinOf(page, body));
  }
  return twins;
}
