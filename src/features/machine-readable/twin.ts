import { absoluteUrl, canonicalAddress, splitAddress, twinAddress } from '../../config/address.ts';
import type { Site } from '../../config/site.ts';
import type { SitePage } from '../../content/page-value.ts';
import { addressResolver } from '../../integrations/link-report/find-broken.ts';
import { asTyped, type MapUrl } from './html-to-markdown.ts';

type Published = Pick<Site, 'url' | 'base' | 'trailingSlash'>;
type Facts = Pick<SitePage, 'address' | 'title' | 'description' | 'checked' | 'sources'>;

/** A page's Markdown form: what it states about the page before the text, instead of front matter, and the text. */
export function twinOf(
  { address, title, description, checked, sources }: Facts,
  body: string,
  site: Published,
): string {
  // Pages without a source have their own title; the home page's differs from its tab.
  const heading = body.startsWith('# ') ? [] : [`# ${asTyped(title)}`, asTyped(description)];
  const facts = [
    `- Page: <${absoluteUrl(address, site)}>`,
    ...(checked === undefined ? [] : [`- ${checked}`]),
  ];
  const [first = '', ...rest] =
    heading.length > 0 ? [...heading, facts.join('\n'), body] : withFacts(body, facts);
  const list = sources.map((source) => `- [${asTyped(source.title)}](${source.url})`).join('\n');
  return `${[first, ...rest, ...(list === '' ? [] : ['## Sources of this page', list])].join('\n\n')}\n`;
}

/** The facts, after the body's title. */
function withFacts(body: string, facts: readonly string[]): string[] {
  const [title = '', ...rest] = body.split('\n\n');
  return [title, facts.join('\n'), ...rest];
}

/**
 * The links of a page's Markdown form: full addresses, because it's read outside the site, and of another page's Markdown if it
 * has one. Only the page itself can do what a query asks for, such as open a file.
 */
export function twinLinks(page: string, twins: ReadonlySet<string>, site: Published): MapUrl {
  const toAddress = addressResolver(site);
  return (href) => {
    const address = toAddress(href, page);
    if (address === undefined) return href;
    const { path, rest } = splitAddress(canonicalAddress(address));
    const isTwin = twins.has(path) && !rest.startsWith('?');
    return absoluteUrl(isTwin ? twinAddress(path) + rest : address, site);
  };
}
