/** The index's files. Runs where pages are rendered: in a build, and in a dev server. */
import { hash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from 'virtual:site';
import { articleOf } from '../../content/doc-contents.ts';
import { breadcrumbsOf } from '../../content/doc-page.ts';
import { type Doc, getDocs } from '../../content/pages.ts';
import { sourceDir } from '../../content/source.ts';
import type { AnyGeneratedPage } from '../../page-data/generated-page.ts';
import { searchKind } from '../../page-data/page-type.ts';
import { type Body, MANIFEST, type Manifest, type SearchPage } from './pages.ts';
import { textsOf } from './texts.ts';

/** The article of a generated page. */
type Render = (page: AnyGeneratedPage) => string;

interface Entry {
  name: SearchPage;
  body: Body;
}

/** A page's text comes from its compiled article, because a component's words are known only then. */
async function entryOf(doc: Doc, render: Render): Promise<Entry> {
  const { title, description, aliases, asked, type } = doc.facts;
  const { html, generated } = await articleOf(doc);
  const { headings, texts } = textsOf(html ?? (generated ? render(generated) : ''));
  const breadcrumbs = await breadcrumbsOf(doc);
  const [top] = breadcrumbs;
  const section = top && top.address !== doc.address ? top.label : '';
  const version = site.versions.length > 1 ? doc.version.label : '';
  const label = breadcrumbs.at(-1)?.label;
  const name: SearchPage = {
    address: doc.address,
    title,
    section: [version, section].filter(Boolean).join(': '),
    kind: searchKind(type),
    description,
    aliases: label === undefined || label === title ? aliases : [...aliases, label],
    asked,
    headings: headings.map(([, text]) => text),
  };
  return { name, body: { ids: headings.map(([id]) => id), texts } };
}

/** A name that changes with the content, in the folder that hosts let browsers keep for a year. */
const pathOf = (name: string, text: string) =>
  `_astro/search-${name}.${hash('sha256', text, 'hex').slice(0, 10)}.json`;

/** What a dev server made of each page, with the time of its file: to compile all pages takes long. */
const known = new Map<string, { time: number; entry: Promise<Entry> }>();

/** In a dev server, a page that can't be compiled yet is undefined, and the others are found. */
async function latest(doc: Doc, render: Render): Promise<Entry | undefined> {
  const { mtimeMs: time } = await stat(join(sourceDir, doc.file));
  const before = known.get(doc.address);
  const entry = before?.time === time ? before.entry : entryOf(doc, render);
  known.set(doc.address, { time, entry });
  return entry.catch(() => undefined);
}

async function makeFiles(render: Render): Promise<Map<string, string>> {
  const docs = (await getDocs()).filter(({ facts }) => !facts.noIndex);
  const entries = docs.map((doc) => (import.meta.env.DEV ? latest(doc, render) : entryOf(doc, render)));
  const pages = (await Promise.all(entries)).filter((entry) => entry !== undefined);
  const names = JSON.stringify(pages.map(({ name }) => name));
  const bodies = JSON.stringify(pages.map(({ body }) => body));
  const manifest: Manifest = { names: pathOf('names', names), bodies: pathOf('bodies', bodies) };
  return new Map([
    [MANIFEST, JSON.stringify(manifest)],
    [manifest.names, names],
    [manifest.bodies, bodies],
  ]);
}

let making: ReturnType<typeof makeFiles> | undefined;

/** The index's files by their path below the base; in a dev server, as pages are at the moment. */
export function indexFiles(render: Render): ReturnType<typeof makeFiles> {
  if (import.meta.env.DEV) return makeFiles(render);
  making ??= makeFiles(render);
  return making;
}
