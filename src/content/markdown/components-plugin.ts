import { nearest } from '@content-credentials/verdict/nearest';
import { createElement } from 'react';
import {
  defineMdastPlugin,
  type MdastVisitorContext,
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxTextExpression,
} from 'satteri';
import { notTested } from '../../features/samples/not-tested.ts';
import type { CodeBlockData } from '../../ui/CodeBlock.tsx';
import { attributeValues, type Expansion, type Vocabulary } from './component.ts';
import { highlightLines, isKnownLanguage, knownLanguages } from './highlight.ts';
import { at, lineOf, mistake, type Page, pageOf, standIn } from './page.ts';
import { htmlMessage, isHtml, isOpenFence, openFenceMessage } from './syntax-message.ts';

/** A page's code fence as a code block. @throws Error for an unknown language or option */
async function codeFence(
  lang: string,
  code: string,
  meta: string,
  { isFirst, typed }: Page['context'],
): Promise<CodeBlockData> {
  for (const line of code.split('\n')) typed.add(line);
  if (!lang) throw new Error("this code fence doesn't have a language; write ```text if there isn't one");
  if (!isKnownLanguage(lang)) {
    const near = nearest(lang, knownLanguages());
    const fix = near ? `did you mean \`${near}\`?` : "write `text` if there isn't one";
    throw new Error(`there's no highlighter for the language \`${lang}\`; ${fix}`);
  }
  const { notRun, ...shown } = parseCodeMeta(meta);
  // A page gives each reason once, but says of each block what was tested in another way.
  const saysWhy = notRun && (notRun.startsWith('tested ') || isFirst(`not run: ${notRun}`));
  const note = notRun && notTested(saysWhy ? notRun : undefined);
  return { lang, lines: await highlightLines(code, lang), ...shown, ...(note && { note }) };
}

/** What to do about a name in angle brackets that isn't a component. */
function unknownMessage(name: string, { components }: Vocabulary): string {
  if (isHtml(name)) return htmlMessage(name);
  const close = nearest(
    name,
    components.map((one) => one.name),
  );
  const fix = close ? `did you mean <${close}>?` : 'maintainers/COMPONENTS.md lists the components';
  return `there's no component <${name}>; ${fix}`;
}

/** What a component in a page becomes. @throws Error for an unknown component, or one with children */
async function expand(
  { name, attributes, children }: Readonly<MdxJsxFlowElement>,
  { vocabulary, context }: Page,
): Promise<Expansion> {
  const component = vocabulary.components.find((one) => one.name === name);
  if (!component) throw new Error(unknownMessage(name ?? '', vocabulary));
  if (children.length) throw new Error(`<${name}> can't have children; close it as <${name} … />`);
  return component.expand(attributeValues(attributes), context);
}

/** Braces are code in MDX: only a comment has no effect. */
async function refuseExpression(
  node: MdxFlowExpression | MdxTextExpression,
  context: MdastVisitorContext,
): Promise<void> {
  if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return;
  const text = node.value.trim();
  throw mistake(
    context,
    node,
    `{${text}} is code, which pages can't contain; write \`\\{${text}\\}\` for the braces themselves, or put it in \`backticks\``,
  );
}

/**
 * Turns code fences and components into views. Every visitor is asynchronous: the compiler wouldn't wait for the failures of
 * some if another one threw its own at once, and Node.js ends a process for a failure that nobody waits for.
 */
export const components = defineMdastPlugin({
  name: 'page-components',
  options: { position: true },
  async code(node, context) {
    const page = pageOf(context);
    if (isOpenFence(node, context.source.split('\n')))
      throw mistake(context, node, openFenceMessage(node.lang ?? ''));
    const block = await at(context, node, () =>
      codeFence(node.lang ?? '', node.value, node.meta ?? '', page.context),
    );
    const view = createElement(page.vocabulary.views.CodeBlock, block);
    context.replaceNode(node, standIn(context, node, view));
  },
  async mdxJsxFlowElement(node, context) {
    const page = pageOf(context);
    const { view, links } = await at(context, node, () => expand(node, page));
    context.replaceNode(node, standIn(context, node, view));
    const line = lineOf(node) ?? 1;
    for (const url of links) page.record.links.push({ url, line, text: url });
  },
  async mdxJsxTextElement(node, context) {
    const { vocabulary } = pageOf(context);
    const name = node.name ?? '';
    const isKnown = vocabulary.components.some((one) => one.name === name);
    throw mistake(
      context,
      node,
      isKnown
        ? `<${name}> is inside a sentence; put components on their own line`
        : unknownMessage(name, vocabulary),
    );
  },
  mdxFlowExpression: refuseExpression,
  mdxTextExpression: refuseExpression,
  async mdxjsEsm(node, context) {
    throw mistake(
      context,
      node,
      "pages don't need import or export; remove it, because every component is already available",
    );
  },
});

interface FenceMeta {
  title?: string;
  /** Why our tests don't run these commands. */
  notRun?: string;
}

/** Readers see the reason. @throws Error if it's empty */
function reasonOf(text: string): string {
  if (!text.trim()) throw new Error('notrun="…" is empty; write why our tests don\'t run this block');
  return text;
}

/**
 * Parses the options after a fence's language.
 * @throws Error with the part that isn't recognized, so that a typo doesn't silently lose one
 */
export function parseCodeMeta(meta: string): FenceMeta {
  const result: FenceMeta = {};
  for (const [, key, value = '', unknown] of meta.matchAll(/(title|notrun)="([^"]*)"|(\S+)/g)) {
    if (unknown)
      throw new Error(
        `the code fence says \`${unknown}\`, which isn't supported; use title="…" or notrun="reason"`,
      );
    if (key === 'notrun') result.notRun = reasonOf(value);
    else result.title = value;
  }
  return result;
}
