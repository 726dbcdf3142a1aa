import { indexFiles } from '../../../integrations/search/index-files.ts';
import type { SearchRecord } from '../../../integrations/search/records.ts';
import type { SearchRequest } from '../source.ts';
import type { Load } from './store.ts';

/** A record for tests, of a page named after its title. */
export function testRecord(path: string[], text: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const [title = '', ...headings] = path;
  const slug = (name: string) => name.toLowerCase().replace(/\W+/g, '-');
  const pageAddress = `/docs/${slug(title)}`;
  const address = headings.length ? `${pageAddress}#${slug(headings.at(-1) ?? '')}` : pageAddress;
  return {
    objectID: address,
    address,
    pageAddress,
    title,
    section: 'Docs',
    kind: 'guide',
    path,
    heading: path.at(-1) ?? '',
    text,
    description: '',
    identifiers: [],
    phrases: [],
    messages: [],
    asked: [],
    language: 'en',
    version: 'current',
    names: headings.length ? [] : [{ text: title, value: 0.9 }],
    languages: [],
    deprecated: false,
    linked: 20,
    weight: 40,
    ...more,
  };
}

/** Reads the files of an in-memory index. */
export function loadFrom(files: ReadonlyMap<string, string>): Load {
  return async (path) => {
    const content = files.get(path);
    if (content === undefined) throw new Error(`404 ${path}`);
    return JSON.parse(content);
  };
}

export const filesOf = (records: readonly SearchRecord[]): Map<string, string> => indexFiles(records);

export function request(query: string, more: Partial<SearchRequest> = {}): SearchRequest {
  return { query, offset: 0, limit: 10, signal: new AbortController().signal, ...more };
}
