// Helpers for the page. Every text becomes a text node, never HTML: it comes from an untrusted file.

type Child = Node | string | false | undefined;

// #region element
/**
 * Creates an element from a name and classes, such as `h2` or `p.state`, and appends its children.
 * Skips empty children.
 */
export function element(description: string, ...children: Child[]): HTMLElement {
  const [name = 'div', ...classes] = description.split('.');
  const node = document.createElement(name);
  node.classList.add(...classes);
  node.dir = 'auto'; // right-to-left text stays within its own line
  node.append(...children.filter((child): child is Node | string => Boolean(child)));
  return node;
}
// #endregion element

export function button(text: string, press: () => void): HTMLElement {
  const node = Object.assign(element('button', text), { type: 'button' });
  node.addEventListener('click', press);
  return node;
}

// #region image
const addresses: string[] = [];

/** An image from bytes. Its object URL keeps the bytes in memory until `releaseImages`. */
export function image(bytes: Blob | undefined, alt: string): HTMLElement {
  if (!bytes) return element('span.no-image');
  const address = URL.createObjectURL(bytes);
  addresses.push(address);
  return Object.assign(document.createElement('img'), { src: address, alt });
}

export function releaseImages(): void {
  for (const address of addresses.splice(0)) URL.revokeObjectURL(address);
}
// #endregion image
