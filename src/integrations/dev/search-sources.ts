import { statSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToHtml } from 'satteri';
import { docAddress } from '../../addresses/address.ts';
import { type DevDoc, devBridge } from '../../content/dev-bridge.ts';
import { headings } from '../../content/markdown/headings-plugin.ts';
import type { AnyGeneratedPage } from '../../page-data/generated-page.ts';
import { searchKind } from '../../page-data/page-type.ts';
import type { Kind } from '../../search/format.ts';
import type { SiteData } from '../configuration.ts';
import { addressOfFile } from '../doc-files.ts';

/** What the search knows about a page without rendering it. */
export interface SearchSource {
  address: string;
  title: string;
  description: string;
  kind: Kind;
  aliases: readonly string[];
  asked: readonly string[];
  noIndex: boolean;
  sidebarLabel: string | undefined;
  /** When its file was last written, in milliseconds since 1970. */
  changed: number;
  /** The text, without what components print. */
  article(): Promise<string> | string;
}

/** Every page of the docs in its current state. */
export function searchSources(data: SiteData, sourceDir: string): SearchSource[] {
  const { site, generated } = data;
  const [first] = site.versions;
  return [
    ...[...devBridge().docs()].flatMap((doc) => {
      const address = addressOfFile(doc.file, site.versions);
      return address === undefined ? [] : [written(doc, address, sourceDir)];
    }),
    ...(first
      ? generated.map((page) => generatedSource(page, docAddress(first.path, page.id), sourceDir))
      : []),
  ];
}

function written({ file, facts, body }: DevDoc, address: string, sourceDir: string): SearchSource {
  return {
    ...facts,
    kind: searchKind(facts.type),
    address,
    sidebarLabel: facts.sidebarLabel,
    changed: changedAt(join(sourceDir, file)),
    article: () => htmlOf(body),
  };
}

function generatedSource(page: AnyGeneratedPage, address: string, sourceDir: string): SearchSource {
  const { title, description, type, sidebarLabel, headings, file } = page;
  const named = headings.map(({ depth, slug, text }) => {
    const name = escapeHtml(text);
    return `<h${depth} id="${slug}">${name}</h${depth}><p><code>${name}</code></p>`;
  });
  return {
    address,
    title,
    description,
    kind: searchKind(type),
    aliases: [],
    asked: [],
    noIndex: false,
    sidebarLabel,
    changed: changedAt(join(sourceDir, file)),
    article: () => `<p>${escapeHtml(description)}</p>${named.join('')}`,
  };
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Only Markdown, one millisecond per page: components and directives contribute only their text. */
async function htmlOf(markdown: string): Promise<string> {
  const plain = markdown
    .replace(/^:::.*$/gm, '')
    .replace(/:term\[([^\]]*)\](?:\{[^}]*\})?/g, '$1')
    .replace(/<[A-Z]\w*\s[\s\S]*?\/>/g, '');
  return (await markdownToHtml(plain, { features: { headingAttributes: true }, hastPlugins: [headings] }))
    .html;
}
