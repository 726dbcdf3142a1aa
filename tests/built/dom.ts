import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The elements below a node in document order, what templates hold included. */
export function* elements(node: Node): Generator<Element> {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    if ('tagName' in child) yield child;
    yield* elements(child);
  }
}

/** Read as without script, so that what `<noscript>` holds is elements too. */
export const parsePage = (html: string): DefaultTreeAdapterTypes.Document =>
  parse(html, { scriptingEnabled: false });

/** The elements of these names below a node. */
export function named(node: Node, ...names: string[]): Element[] {
  return [...elements(node)].filter(({ tagName }) => names.includes(tagName));
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;
}

/** The text a reader sees, spaces folded; script and style left out. */
export function text(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && ['script', 'style'].includes(node.tagName)) return '';
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}

/** What a link is called: its label, else its text with the names of its pictures. */
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
