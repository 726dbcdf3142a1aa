import { reportUrl } from '../../config/report-url.ts';
import { KINDS, type Kind } from './pages.ts';

/** Servers reject URLs of several kilobytes, so longer queries stay in the field only. */
const LONGEST = 500;

/** The state in the URL of the results page. Invalid values are ignored. */
export function readPlace(search: string): { query: string; kind?: Kind } {
  const params = new URLSearchParams(search);
  const kind = (Object.keys(KINDS) as Kind[]).find((one) => one === params.get('kind'));
  return { query: params.get('q') ?? '', ...(kind && { kind }) };
}

/** The query string for a state, with its `?`; empty for the default state. */
export function placeOf({ query, kind }: { query: string; kind?: Kind | undefined }): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query.slice(0, LONGEST).toWellFormed());
  if (kind) params.set('kind', kind);
  return params.size > 0 ? `?${params}` : '';
}

/**
 * An address of the site as a link, with its base path and trailing-slash policy; undefined if it isn't one, such as
 * `javascript:` or `//elsewhere`, because hosted records come from outside.
 */
export function linkTo(address: string): string | undefined {
  const [, path, hash = ''] = /^\/(?![/\\])([^?#\\]*)(#.*)?$/s.exec(address) ?? [];
  if (path === undefined) return undefined;
  const { base = '/', slash } = document.documentElement.dataset;
  return base + path + (slash === 'always' && path !== '' && !path.endsWith('/') ? '/' : '') + hash;
}

/** Where a search without results is reported. */
export const reportLink = (template: string, query: string): string =>
  reportUrl(template, `Search finds nothing for: ${query.trim().slice(0, 200)}`.toWellFormed());
