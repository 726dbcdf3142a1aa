import { reportUrl } from '../../config/report-url.ts';
import type { Kind } from '../../search/format.ts';

/** The state in the URL of the results page. */
export interface SearchPlace {
  query: string;
  kind?: Kind;
  section?: string;
  /** 1-based. */
  page: number;
}

export const KINDS: readonly Kind[] = ['guide', 'concept', 'reference', 'api', 'code'];

/** Servers reject URLs of several kilobytes, so longer queries stay in the field only. */
const LONGEST = 500;

/** Parses the query string. Invalid values are ignored. */
export function readPlace(search: string): SearchPlace {
  const params = new URLSearchParams(search);
  const kind = KINDS.find((one) => one === params.get('kind'));
  const section = params.get('section');
  const page = Number(params.get('page'));
  return {
    query: params.get('q') ?? '',
    ...(kind && { kind }),
    ...(section && { section }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string for a state, with its `?`; empty for the default state. */
export function placeSearch({ query, kind, section, page }: Partial<SearchPlace>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query.slice(0, LONGEST).toWellFormed());
  if (kind) params.set('kind', kind);
  if (section) params.set('section', section);
  if (page && page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}

/**
 * Resolves an address of the site with its base path and trailing-slash policy; undefined if it isn't one, such as
 * `javascript:` or `//elsewhere`, because hosted records come from outside.
 */
export function linkTo(address: string, base: string, slash: string | undefined): string | undefined {
  const [, path, hash = ''] = /^\/(?![/\\])([^?#\\]*)(#.*)?$/s.exec(address) ?? [];
  if (path === undefined) return undefined;
  return base + path + (slash === 'always' && path !== '' && !path.endsWith('/') ? '/' : '') + hash;
}

/** The URL for reporting a search without results as an issue. */
export function issueLink(template: string, query: string): string {
  const title = `Search finds nothing for: ${query.trim().slice(0, 200)}`.toWellFormed();
  return reportUrl(template, title);
}
