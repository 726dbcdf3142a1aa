import { renderToStaticMarkup } from 'react-dom/server';
import { type DocContents, docContents } from '../content/doc-contents.ts';
import type { Doc } from '../content/pages.ts';
import { cardAddress } from '../content/social-card.ts';
import type { ShownPage } from '../page-data/head.ts';
import { href } from '../ui/href.ts';
import { DocPage } from '../views/DocPage.tsx';
import { GeneratedBody } from '../views/generated.tsx';

/** Line breaks between blocks are weight without meaning, but in code they matter. */
const withoutBreaks = (html: string): string =>
  html.replace(
    /(<pre[\s\S]*?<\/pre>)|\n+(?=<\/?(?:p|h[1-6]|[uo]l|li|table|t[dhr]|thead|tbody|div|figure|blockquote|details)\b)/g,
    (_, code: string | undefined) => code ?? '',
  );

async function withText(doc: Doc): Promise<DocContents & { html: string }> {
  const contents = await docContents(doc);
  const { html = '', generated } = contents;
  const text = generated ? renderToStaticMarkup(<GeneratedBody page={generated} href={href} />) : html;
  return { ...contents, html: withoutBreaks(text) };
}

const known = new Map<Doc, ReturnType<typeof withText>>();

/** A page of the docs with its text as HTML. */
export function docText(doc: Doc): ReturnType<typeof withText> {
  const text = known.get(doc) ?? withText(doc);
  known.set(doc, text);
  return text;
}

/** @param mark changes the text's HTML */
export async function docPage(doc: Doc, mark = (html: string) => html): Promise<ShownPage> {
  const { page, chrome, docsAddress, html } = await docText(doc);
  return {
    kind: 'doc',
    head: { ...page, card: cardAddress(page), article: true },
    view: <DocPage page={page} chrome={chrome} docsAddress={docsAddress} html={mark(html)} />,
  };
}
