import { compiledPage, generated as generatedPages } from 'virtual:pages';
import { findAll, innerText } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromeFor } from '../content/chrome.ts';
import { docPageData } from '../content/doc-page.ts';
import { frontMatterError } from '../content/front-matter.ts';
import type { AnyGeneratedPage } from '../content/generated/page.ts';
import type { Heading } from '../content/markdown/page.ts';
import { cardAddress } from '../content/navigation.ts';
import type { Doc } from '../content/pages.ts';
import { type Declared, declaredBy } from '../features/api-reference/declared.ts';
import { DeclaredAt } from '../features/api-reference/Fields.tsx';
import { OverviewPageBody } from '../features/api-reference/OverviewPage.tsx';
import { ItemPageBody } from '../features/api-reference/View.tsx';
import { StatusCodeBody, StatusTopicBody } from '../features/status-codes/View.tsx';
import type { ChromeData, DocPageData, ShownPage } from '../layout/data.ts';
import { href } from '../ui/href.ts';
import { DocPage } from '../views/DocPage.tsx';

/** Everything that a page of the docs shows. */
interface DocContents {
  page: DocPageData;
  chrome: ChromeData;
  /** Address of its version of the docs. */
  docsAddress: string;
  html: string;
}

/** What each API page declares, for pages that refer to it. */
const declared = new Map(
  generatedPages.flatMap((page): [string, Declared][] =>
    page.view === 'api-item' ? [[`/docs/${page.id}`, declaredBy(page.data)]] : [],
  ),
);

/** What a page can show of other pages: not its own declaration, and no declaration in which a name of the page's own code is another type. */
function declaredFor(page: AnyGeneratedPage): (address: string) => Declared | undefined {
  const { signature = [], shapes = [] } = page.view === 'api-item' ? page.data : {};
  const spans = [signature, ...shapes.map(({ code }) => code)].flat(2);
  const own = new Map(spans.flatMap(({ text, to }) => (to ? [[text.toLowerCase(), to] as const] : [])));
  return (address) => {
    const found = address === `/docs/${page.id}` ? undefined : declared.get(address);
    const isOther = found?.code
      .flat()
      .some(({ text, to }) => to && (own.get(text.toLowerCase()) ?? to) !== to);
    return isOther ? undefined : found;
  };
}

/** A link on the built site for a canonical address. */
type Href = (address: string) => string;

type Bodies = {
  [View in AnyGeneratedPage['view']]: (props: {
    data: Extract<AnyGeneratedPage, { view: View }>['data'];
    href: Href;
  }) => ReactElement;
};

/** The text of each kind of generated page; what surrounds it is the same as on every page. */
const BODIES: Bodies = {
  'status-code': StatusCodeBody,
  'status-topic': StatusTopicBody,
  'api-item': ItemPageBody,
  'api-overview': OverviewPageBody,
};

/** A generated page's text. */
function GeneratedBody({ page, href }: { page: AnyGeneratedPage; href: Href }) {
  // The table's type keeps `view` and `data` together; the compiler loses that in the lookup.
  const Body = BODIES[page.view] as (props: { data: typeof page.data; href: Href }) => ReactElement;
  return <Body data={page.data} href={href} />;
}

function generatedText(page: AnyGeneratedPage): { headings: Heading[]; html: string } {
  const html = renderToStaticMarkup(
    <DeclaredAt value={declaredFor(page)}>
      <GeneratedBody page={page} href={href} />
    </DeclaredAt>,
  );
  const found = findAll(({ tagName }) => /^h[23]$/.test(tagName), parseDocument(html));
  const headings = found.map((heading) => ({
    depth: Number(heading.tagName.slice(1)),
    // The anchor of a member is inside its row.
    slug: heading.attribs.id ?? heading.attribs['data-id'] ?? '',
    // Without a member's parameters.
    text: innerText(heading).replace(/\(.*/s, '()'),
  }));
  // What a type inherits is one line, which needs no entry.
  return { headings: headings.filter(({ slug }) => slug !== 'inheritance'), html };
}

/** @throws Mistake for mistakes in its front matter */
async function contentsOf(doc: Doc): Promise<DocContents> {
  const { generated, problems = [] } = doc;
  if (problems.length > 0) throw frontMatterError(problems);
  const { headings, html } = generated ? generatedText(generated) : await compiledPage(doc.file);
  return {
    page: await docPageData(doc, headings),
    chrome: await chromeFor(doc.address, doc.version.name),
    docsAddress: doc.version.path,
    html,
  };
}

const known = new Map<Doc, Promise<DocContents>>();

/** A page of the docs with its text as HTML. */
export function docText(doc: Doc): Promise<DocContents> {
  const text = known.get(doc) ?? contentsOf(doc);
  known.set(doc, text);
  return text;
}

export async function docPage(doc: Doc): Promise<ShownPage> {
  const { page, chrome, docsAddress, html } = await docText(doc);
  return {
    kind: doc.generated ? 'generated' : 'doc',
    head: { ...page, card: cardAddress(page), article: true },
    view: <DocPage page={page} chrome={chrome} docsAddress={docsAddress} html={html} />,
  };
}
