import { sidebars, site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../config/address.ts';
import { sourceDir } from '../content/source.ts';
import { staticFile } from '../content/static-file.ts';
import { AGENTS_FILE, hasMistakes } from '../features/assistants/agents-file.ts';
import { llmsFull, llmsIndex, llmsSection, sectionsOf } from '../features/machine-readable/llms.ts';
import { sitePages } from './_site-pages.ts';

/** `llms.txt`, a list for each of its sections, and the Markdown of all pages in one file. */
export async function getStaticPaths() {
  const sections = sectionsOf(site, sidebars, await sitePages());
  const rules = hasMistakes(sourceDir) ? absoluteUrl(`/${AGENTS_FILE}`, site) : undefined;
  const files: Array<[address: string, text: string]> = [
    ['/llms.txt', llmsIndex(site, sections, rules)],
    ...sections.map((section): [string, string] => [section.file, llmsSection(section, site)]),
    ['/llms-full.txt', llmsFull(sections)],
  ];
  return files
    .filter(([address]) => !staticFile(address))
    .map(([address, text]) => ({
      params: { llms: address.slice(1).replace(/\.txt$/, '') },
      props: { text },
    }));
}

export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
