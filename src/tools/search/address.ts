import { reportUrl } from '../../config/report-url.ts';
import type { Kind } from './source.ts';

/** What the address of the results page says. */
export interface SearchPlace {
  query: string;
  kind?: Kind;
  section?: string;
  /** From 1. */
  page: number;
}

export const KINDS: readonly Kind[] = ['guide', 'concept', 'reference', 'api', 'code'];

/** Servers refuse addresses of some kilobytes; what is longer stays in the field only. */
const LONGEST = 500;

/** Reads the query part of the address. What makes no sense is left out. */
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

/** The query part of the address for a place, with its `?`; empty when there is nothing to say. */
export function placeSearch({ query, kind, section, page }: Partial<SearchPlace>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query.slice(0, LONGEST).toWellFormed());
  if (kind) params.set('kind', kind);
  if (section) params.set('section', section);
  if (page && page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}

/**
 * The link to an address of the site, under its base path and slash policy; undefined for what is none, since hosted
 * records come from outside: `javascript:`, `//elsewhere`.
 */
export function linkTo(address: string, base: string, slash: string | undefined): string | undefined {
  const [, path, hash = ''] = /^\/(?![/\\])([^?#\\]*)(#.*)?$/s.exec(address) ?? [];
  if (path === undefined) return undefined;
  return base + path + (slash === 'always' && path !== '' && !path.endsWith('/') ? '/' : '') + hash;
}

/** The address of a new issue about a search that found nothing. */
export function issueLink(template: string, query: string): string {
  const title = `Search finds nothing for: ${query.trim().slice(0, 200)}`.toWellFormed();
  return reportUrl(template, title);
}
