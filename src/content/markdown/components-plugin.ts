import {
  defineMdastPlugin,
  type MdastVisitorContext,
  type MdxFlowExpression,
  type MdxTextExpression,
} from 'satteri';
import { attributeValues } from './attributes.ts';
import { nearest } from './author-error.ts';
import { at, mistake, pageOf, standIn } from './page.ts';
import { ATTRIBUTES, type Expansion, expandCode, VOCABULARY, type VocabularyContext } from './vocabulary.tsx';

/** What a component of a page becomes. @throws Error for an unknown one, or one with children */
function expand(
  name: string,
  attributes: Parameters<typeof attributeValues>[0],
  children: readonly unknown[],
  context: VocabularyContext,
): Promise<Expansion> | Expansion {
  const names = Object.keys(VOCABULARY);
  const expandIt = VOCABULARY[name];
  if (!expandIt) {
    const close = nearest(name, names);
    const fix = close
      ? `; did you mean <${close}>?`
      : `; it may use ${names.map((n) => `<${n}>`).join(', ')}`;
    throw new Error(`a page may not use <${name}>${fix}`);
  }
  if (children.length) throw new Error(`<${name}> takes data, never children; close it as <${name} … />`);
  const values = attributeValues(attributes);
  const known = ATTRIBUTES[name] ?? [];
  for (const key of Object.keys(values).filter((one) => !known.includes(one))) {
    const near = nearest(key, known);
    throw new Error(
      `<${name}> has no \`${key}\`; ${near ? `did you mean \`${near}\`?` : `it takes ${known.join(', ')}`}`,
    );
  }
  return expandIt(values, context);
}

/** Braces are code in MDX: only a comment is text without effect. */
function refuseExpression(node: MdxFlowExpression | MdxTextExpression, context: MdastVisitorContext): void {
  if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return;
  const text = node.value.trim();
  throw mistake(
    context,
    node,
    `{${text}} is code, and pages have none; write \`\\{${text}\\}\` for the braces themselves, or put it into \`backticks\``,
  );
}

/** Code fences and the author vocabulary become views. */
export const components = defineMdastPlugin({
  name: 'page-components',
  options: { position: true },
  async code(node, context) {
    const { view } = await at(context, node, () => expandCode(node.lang ?? '', node.value, node.meta ?? ''));
    // The Markdown twin keeps the fence as written.
    context.replaceNode(node, standIn(pageOf(context), view));
  },
  async mdxJsxFlowElement(node, context) {
    const page = pageOf(context);
    const {
      view,
      markdown,
      links = [],
    } = await at(context, node, () =>
      expand(node.name ?? '', node.attributes, node.children, page.vocabulary),
    );
    const { start, end } = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined) {
      page.record.edits.push({ start: start.offset, end: end.offset, text: markdown });
    }
    for (const url of links) page.record.links.push({ url, line: start?.line ?? 1, kind: 'link', text: url });
    context.replaceNode(node, standIn(page, view));
  },
  mdxJsxTextElement(node, context) {
    throw mistake(
      context,
      node,
      `<${node.name}> stands inside a sentence; components stand on a line of their own, and HTML is not used in pages`,
    );
  },
  mdxFlowExpression: refuseExpression,
  mdxTextExpression: refuseExpression,
  mdxjsEsm(node, context) {
    throw mistake(context, node, 'pages need no import or export; every component is there already');
  },
});
