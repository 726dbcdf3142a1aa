import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGENTS_FILE } from 'content-credentials-mcp/site/data';
import { absoluteUrl, docOfFile, hrefOf, twinAddress } from '../../addresses/address.ts';
import type { Site } from '../../config/index.ts';
import { hasMistakes } from '../../content/data/assistant-mistakes.ts';
import { compiledPages } from '../../content/written-pages.ts';
import { builtPage, builtPages } from '../built-pages.ts';
import type { SiteData } from '../configuration.ts';
import type { FileWriter } from '../files.ts';
import { writeFiles } from '../write-file.ts';
import { llmsFull, llmsIndex, llmsSection } from './llms.ts';
import { sectionsOf } from './sections.ts';
import { robots, sitemap } from './sitemap.ts';
import { markdownTwins } from './twins.ts';

/**
 * Writes the machine-readable files: a Markdown twin of every page, `llms.txt` with a list per section, `llms-full.txt`,
 * `sitemap.xml`, and `robots.txt`, generated from the finished pages.
 */
export function machineReadable(data: SiteData, sourceDir: string): FileWriter {
  return {
    name: 'machine-readable',
    serve: () => async (request, response, next) => {
      const [path = ''] = (request.originalUrl ?? request.url ?? '').split('?');
      if (!path.endsWith('.md')) return next();
      const twin = await devTwin(path, `http://${request.headers.host}`, data.site).catch(() => undefined);
      if (twin === undefined) return next();
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(twin);
    },
    async write(out) {
      writeFiles(out, await filesFor(data, sourceDir, out));
    },
  };
}

/** All of them, by path. */
async function filesFor(
  { site, sidebars }: SiteData,
  sourceDir: string,
  out: string,
): Promise<Map<string, string>> {
  const pages = await builtPages(out);
  const twins = await markdownTwins({
    site,
    pages,
    articles: articlesByAddress(site),
    readHtml: async ({ file }) => readFileSync(join(out, file), 'utf8'),
  });
  const sections = sectionsOf(site, sidebars, pages);
  const inOrder = sections.flatMap(({ addresses }) => addresses.map((address) => twins.get(address) ?? ''));

  const rules = hasMistakes(sourceDir) ? absoluteUrl(`/${AGENTS_FILE}`, site) : undefined;
  const files = new Map([...twins].map(([address, twin]) => [twinAddress(address), twin]));
  files.set('/llms.txt', llmsIndex(site, sections, rules));
  for (const section of sections) files.set(section.file, llmsSection(section));
  files.set('/llms-full.txt', llmsFull(inOrder));
  const map = sitemap(pages, `/${site.search.searchPagePath}`);
  if (map !== undefined) files.set('/sitemap.xml', map);
  files.set('/robots.txt', robots({ noIndex: site.noIndex, sitemapUrl: absoluteUrl('/sitemap.xml', site) }));
  // A file with the same name in a static folder is the operator's own version.
  for (const path of files.keys()) if (existsSync(join(out, path))) files.delete(path);
  return files;
}

function articlesByAddress(site: Site): Map<string, string> {
  const entries = compiledPages().flatMap(({ file, html }) => {
    const address = docOfFile(file, site.versions)?.address;
    return address === undefined ? [] : [[address, html] as const];
  });
  return new Map(entries);
}

/** The twin of one page on a dev server: the page is requested, which compiles its source. */
async function devTwin(path: string, origin: string, site: Site): Promise<string | undefined> {
  const inSite = path.startsWith(site.base) ? path.slice(site.base.length) : path.slice(1);
  const address = `/${inSite.replace(/(?:^|\/)index\.md$|\.md$/, '')}`;
  const answer = await fetch(origin + hrefOf(address, site));
  if (!answer.ok) return undefined;
  const html = await answer.text();
  const page = builtPage(`${address.slice(1) || 'index'}.html`, html);
  const twins = await markdownTwins({
    site,
    pages: new Map([[page.address, page]]),
    articles: articlesByAddress(site),
    readHtml: async () => html,
  });
  return twins.get(page.address);
}
