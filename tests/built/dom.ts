import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** Read as browsers read it; the build itself uses a faster parser. */
export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;

/** The elements below a node in document order, including the contents of templates. */
export function* elements(node: Node): Generator<Element> {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    if ('tagName' in child) yield child;
    yield* elements(child);
  }
}

/** Parsed without script, so that the contents of `<noscript>` are also elements. */
export const parsePage = (html: string): DefaultTreeAdapterTypes.Document =>
  parse(html, { scriptingEnabled: false });

/** The elements with these names below a node. */
export function named(node: Node, ...names: string[]): Element[] {
  return [...elements(node)].filter(({ tagName }) => names.includes(tagName));
}

/** The text readers see, with white space collapsed and without script and style. */
export const text = (node: Node): string => allText(node).replace(/\s+/g, ' ').trim();

function allText(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ['script', 'style'].includes(node.nodeName)) return '';
  return node.childNodes.map(allText).join('');
}

/** A link's name: its label, or its text with the names of its pictures. */
export function linkName(link: Element): string {
  const label = attribute(link, 'aria-label');
  if (label) return label;
  const pictures = [...elements(link)].map(
    (one) => attribute(one, 'alt') ?? attribute(one, 'aria-label') ?? '',
  );
  return [text(link), ...pictures].join(' ').replace(/\s+/g, ' ').trim();
}

/** The element in its markup, for a message: `<a class="x" href="/y">`. */
export function tag({ tagName, attrs }: Element): string {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
}
