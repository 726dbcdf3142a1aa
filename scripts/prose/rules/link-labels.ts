import { attributeValues } from '../../../src/content/markdown/attributes.ts';
import { CODE } from '../code.ts';
import { lineOf, nodesOf, type ProsePage, type Rule } from '../page.ts';

const EMPTY = new Set([
  'here',
  'click here',
  'this',
  'this page',
  'this link',
  'link',
  'page',
  'more',
  'read more',
  'see',
  'see here',
  'docs',
]);

interface Label {
  line: number;
  label: string;
  url: string;
}

/** A label makes sense on its own, and links to different pages have different labels. */
export const linkLabels: Rule = (page) => {
  const { file } = page;
  const first = new Map<string, Label>();
  return labelsOf(page).flatMap((link) => {
    const { line, label, url } = link;
    const key = label.toLowerCase();
    if (!key) return [{ file, line, message: `the link to ${url} has no label; say where it goes` }];
    if (EMPTY.has(key)) {
      return [
        { file, line, message: `the link "${label}" doesn't say where it goes; name what's at ${url}` },
      ];
    }
    const other = first.get(key);
    if (!other) first.set(key, link);
    if (!other || other.url === url) return [];
    const message = `the link "${label}" goes to ${url}, but on line ${other.line} to ${other.url}; change one of the labels`;
    return [{ file, line, message }];
  });
};

function labelsOf({ file: _, tree, lines }: ProsePage): Label[] {
  const links = [...nodesOf(tree, ['link'])].map(({ node }) => ({
    line: lineOf(node),
    // Here, code distinguishes labels, so it's read from the source.
    label: labelText(node),
    url: node.url,
  }));
  const cards = [...nodesOf(tree, ['mdxJsxFlowElement'])].flatMap(({ node }) => {
    if (node.name !== 'Cards') return [];
    const { items } = attributeValues(node.attributes);
    if (!Array.isArray(items)) return [];
    return (items as Array<{ title?: string; href?: string }>).map(({ title = '', href = '' }) => {
      const at = lines.findIndex((line, index) => index >= lineOf(node) - 1 && line.includes(href));
      return { line: at + 1 || lineOf(node), label: title, url: href };
    });
  });
  return [...links, ...cards];
}

function labelText(node: Parameters<typeof nodesOf>[0]): string {
  const parts = [...nodesOf(node, ['text', 'inlineCode', 'image'])].map(({ node: one }) =>
    one.type === 'image' ? (one.alt ?? '') : one.value,
  );
  return parts.join('').replaceAll(CODE, '').replace(/\s+/g, ' ').trim();
}
