import { compiledPage, generated as generatedPages } from 'virtual:pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromeFor } from '../content/chrome.ts';
import { docPageData } from '../content/doc-page.ts';
import { FrontMatterError } from '../content/front-matter.ts';
import type { AnyGeneratedPage } from '../content/generated/page.ts';
import { cardAddress } from '../content/navigation.ts';
import type { Doc } from '../content/pages.ts';
import { DeclarationAt } from '../features/api-reference/Declarations.tsx';
import type { Code, ItemPageData } from '../features/api-reference/schema.ts';
import type { ChromeData, DocPageData, ShownPage } from '../layout/data.ts';
import { href } from '../ui/href.ts';
import { DocPage } from '../views/DocPage.tsx';
import { GeneratedBody } from '../views/generated.tsx';

/** Everything that a page of the docs shows. */
interface DocContents {
  page: DocPageData;
  chrome: ChromeData;
  /** Address of its version of the docs. */
  docsAddress: string;
  html: string;
}

/** Line breaks between blocks are weight without meaning, but in code they matter. */
const withoutBreaks = (html: string): string =>
  html.replace(
    /(<pre[\s\S]*?<\/pre>)|\n+(?=<\/?(?:p|h[1-6]|[uo]l|li|table|t[dhr]|thead|tbody|div|figure|blockquote|details)\b)/g,
    (_, code: string | undefined) => code ?? '',
  );

/** The declaration on an API page with its members, which are elsewhere on that page. */
function wholeDeclaration({ signature, groups }: ItemPageData): Code {
  const members = groups.flatMap(
    ({ rows, sections }): Code =>
      sections.length > 0
        ? sections.flatMap((section) => section.signature)
        : rows.map(({ name, flags, type }) => [
            { text: `${name}${flags.includes('optional') ? '?' : ''}: ` },
            ...type,
            { text: ';' },
          ]),
  );
  const isWhole = signature.flat().some(({ text }) => text.includes('}'));
  if (isWhole || members.length === 0) return signature;
  return [
    ...signature.slice(0, -1),
    [...(signature.at(-1) ?? []), { text: ' {' }],
    ...members.map((line) => [{ text: '  ' }, ...line]),
    [{ text: '}' }],
  ];
}

/** The declaration on an API page, for pages that refer to it. */
const declarations = new Map(
  generatedPages.flatMap((page): [string, Code][] =>
    page.view === 'api-item' ? [[`/docs/${page.id}`, wholeDeclaration(page.data)]] : [],
  ),
);

/** What a page can show of other pages: not its own declaration, and no declaration in which a name of the page's own code is another type. */
function declarationsFor(page: AnyGeneratedPage): (address: string) => Code | undefined {
  const { signature = [], shapes = [] } = page.view === 'api-item' ? page.data : {};
  const spans = [signature, ...shapes.map(({ code }) => code)].flat(2);
  const own = new Map(spans.flatMap(({ text, to }) => (to ? [[text.toLowerCase(), to] as const] : [])));
  return (address) => {
    const code = address === `/docs/${page.id}` ? undefined : declarations.get(address);
    const isOther = code?.flat().some(({ text, to }) => to && (own.get(text.toLowerCase()) ?? to) !== to);
    return isOther ? undefined : code;
  };
}

const generatedText = (page: AnyGeneratedPage): string =>
  renderToStaticMarkup(
    <DeclarationAt value={declarationsFor(page)}>
      <GeneratedBody page={page} href={href} />
    </DeclarationAt>,
  );

/** @throws FrontMatterError for mistakes in its front matter */
async function contentsOf(doc: Doc): Promise<DocContents> {
  const { generated, problems = [] } = doc;
  if (problems.length > 0) throw new FrontMatterError(problems);
  const { headings, html } = generated
    ? { headings: generated.headings, html: generatedText(generated) }
    : await compiledPage(doc.file);
  return {
    page: await docPageData(doc, headings),
    chrome: await chromeFor(doc.address, doc.version.name),
    docsAddress: doc.version.path,
    html: withoutBreaks(html),
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
