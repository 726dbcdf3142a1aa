import { createElement } from 'react';
import {
  defineMdastPlugin,
  type MdastVisitorContext,
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxTextExpression,
} from 'satteri';
import type { CodeBlockData } from '../../page-data/code-block.ts';
import { attributeValues } from './attributes.ts';
import { nearest } from './author-error.ts';
import { parseCodeMeta } from './code-meta.ts';
import type { Expansion } from './component.ts';
import { highlightLines, isKnownLanguage, knownLanguages } from './highlight.ts';
import { at, lineOf, mistake, type Page, pageOf, standIn } from './page.ts';
import { htmlMessage, isHtml } from './syntax-message.ts';
import { isOpenFence, openFenceMessage } from './unclosed.ts';

/** A page's code fence as a code block. @throws Error for an unknown language or option */
async function codeFence(lang: string, code: string, meta: string): Promise<CodeBlockData> {
  if (!lang) throw new Error("this code fence doesn't have a language; write ```text if there isn't one");
  if (!isKnownLanguage(lang)) {
    const near = nearest(lang, knownLanguages());
    const fix = near ? `did you mean \`${near}\`?` : "write `text` if there isn't one";
    throw new Error(`there's no highlighter for the language \`${lang}\`; ${fix}`);
  }
  const { notRun, ...shown } = parseCodeMeta(meta);
  const note = notRun && `Not run in our tests: ${notRun}.`;
  return { lang, lines: await highlightLines(code, lang), ...shown, ...(note && { note }) };
}

/** What a component in a page becomes. @throws Error for an unknown component, or one with children */
async function expand(
  { name, attributes, children }: Readonly<MdxJsxFlowElement>,
  { vocabulary, context }: Page,
): Promise<Expansion> {
  const component = vocabulary.components.find((one) => one.name === name);
  if (!component) {
    if (isHtml(name ?? '')) throw new Error(htmlMessage(name ?? ''));
    const names = vocabulary.components.map((one) => one.name);
    const close = nearest(name ?? '', names);
    const fix = close ? `did you mean <${close}>?` : 'maintainers/COMPONENTS.md lists the components';
    throw new Error(`there's no component <${name ?? ''}>; ${fix}`);
  }
  if (children.length) throw new Error(`<${name}> can't have children; close it as <${name} … />`);
  return component.expand(attributeValues(attributes), context);
}

/** Braces are code in MDX: only a comment has no effect. */
function refuseExpression(node: MdxFlowExpression | MdxTextExpression, context: MdastVisitorContext): void {
  if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return;
  const text = node.value.trim();
  throw mistake(
    context,
    node,
    `{${text}} is code, which pages can't contain; write \`\\{${text}\\}\` for the braces themselves, or put it in \`backticks\``,
  );
}

/** Turns code fences and components into views. */
export const components = defineMdastPlugin({
  name: 'page-components',
  options: { position: true },
  async code(node, context) {
    const page = pageOf(context);
    if (isOpenFence(node, context.source.split('\n')))
      throw mistake(context, node, openFenceMessage(node.lang ?? ''));
    const block = await at(context, node, () => codeFence(node.lang ?? '', node.value, node.meta ?? ''));
    const view = createElement(page.vocabulary.views.CodeBlock, block);
    context.replaceNode(node, await at(context, node, () => standIn(page, view)));
  },
  async mdxJsxFlowElement(node, context) {
    const page = pageOf(context);
    const { view, links } = await at(context, node, () => expand(node, page));
    const line = lineOf(node) ?? 1;
    for (const url of links) page.record.links.push({ url, line, kind: 'link', text: url });
    context.replaceNode(node, await at(context, node, () => standIn(page, view)));
  },
  mdxJsxTextElement(node, context) {
    throw mistake(
      context,
      node,
      isHtml(node.name ?? '')
        ? htmlMessage(node.name ?? '')
        : `<${node.name}> is inside a sentence; put components on their own line`,
    );
  },
  mdxFlowExpression: refuseExpression,
  mdxTextExpression: refuseExpression,
  mdxjsEsm(node, context) {
    throw mistake(
      context,
      node,
      "pages don't need import or export; remove it, because every component is already available",
    );
  },
});
