import { hash } from 'node:crypto';
import { site } from 'virtual:site';
import { MANIFEST, type Manifest } from '@content-credentials/search/load';
import type { Body } from '@content-credentials/search/sections';
import { type AnyNode, isTag, isText } from 'domhandler';
import { innerText } from 'domutils';
import { childrenOf, hasClass, termWords } from '../../content/html-tree.ts';
import type { Section, SitePage } from '../../content/page-value.ts';
import { MESSAGE_ID } from '../../ui/text.ts';

function nameOf({ address, title, kind, description, aliases, asked, label, ...page }: SitePage) {
  const version = site.versions.length > 1 ? page.version : '';
  return {
    address,
    title,
    section: [version, page.section].filter(Boolean).join(': '),
    kind,
    description,
    aliases: label === undefined || label === title ? aliases : [...aliases, label],
    asked,
    headings: page.sections.slice(1).map((section) => section.title),
  };
}

/** A page, and each of its messages as a page of its own: on a page of hundreds, a message isn't found by its words. */
function withMessages(page: SitePage): SitePage[] {
  const isMessage = ({ id }: SitePage['sections'][number]) => id.startsWith(MESSAGE_ID);
  return [
    { ...page, sections: page.sections.filter((one) => !isMessage(one)) },
    ...page.sections.filter(isMessage).map(({ id, title, text }) => ({
      ...page,
      address: `${page.address}#${id}`,
      title: title.replaceAll('`', ''),
      description: '',
      label: undefined,
      aliases: [],
      asked: [],
      sections: [{ id: '', title: '', text: `${text}\n${title}` }],
    })),
  ];
}

/** The index's files by their path below the base, with the pages of the docs. */
export function indexFiles(pages: readonly SitePage[]): Map<string, string> {
  const files = new Map<string, string>();
  /** Adds a file whose name changes with its content, in the folder that hosts let browsers keep for a year. */
  const add = (name: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const path = `_astro/search-${name}.${hash('sha256', text, 'hex').slice(0, 10)}.json`;
    files.set(path, text);
    return path;
  };
  const found = pages.filter(({ kind }) => kind !== undefined).flatMap(withMessages);
  const bodies = found.map(({ sections }): Body => {
    return { ids: sections.slice(1).map(({ id }) => id), texts: sections.map(({ text }) => text) };
  });
  const manifest: Manifest = { names: add('names', found.map(nameOf)), bodies: add('bodies', bodies) };
  return files.set(MANIFEST, JSON.stringify(manifest));
}

/** What isn't prose. Programs are found by the page that explains them. */
const SILENT = new Set('button figcaption nav noscript script style template'.split(' '));
/** Elements that begin a line. */
const BLOCK =
  /^(?:address|blockquote|br|d[dlt]|details|div|figure|legend|h[1-6r]|li|[ou]l|p|section|small|summary|table|t(?:body|head|r))$/;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line for each block, and a form feed before the id and the text of each heading. */
function linesOf(node: AnyNode): string {
  if (isText(node)) return innerText(node).replace(/\s/g, ' ');
  const inside = () => childrenOf(node).map(linesOf).join('');
  if (!isTag(node)) return inside();
  const { tagName } = node;
  // The id of a heading that opens a part is inside of that part.
  const id = node.attribs.id ?? node.attribs['data-id'];
  const label = node.attribs['aria-label'];
  // A drawing's words are in drawing order, so its label stands for it. An icon has none.
  if (tagName === 'svg') return label ? `\n${label}\n` : '';
  if (tagName === 'img') return ` ${node.attribs.alt ?? ''} `;
  if (SILENT.has(tagName) || hasClass(node, 'code')) return '';
  if (node.attribs['data-table'] === 'messages') return messagesIn(node);
  if (/^h[2-6]$/.test(tagName) && id !== undefined) return `\f${id}\n${plain(innerText(node))}\n`;
  if (tagName === 'code') return `\`${innerText(node).replaceAll('`', "'").replaceAll('\n', ' ')}\``;
  const around = BLOCK.test(tagName) ? '\n' : /^(?:label|t[dh])$/.test(tagName) ? ' ' : '';
  // A term's button has the word, and its popover the glossary's text.
  return around + (termWords(node) ?? inside()) + around;
}

/** In the list of all messages, those that no page explains are sections, and the others are silent. */
function messagesIn(node: AnyNode): string {
  if (!isTag(node) || node.tagName !== 'tr') return childrenOf(node).map(messagesIn).join('');
  const [message, ...cells] = childrenOf(node).map((cell) => linesOf(cell).trim().replace(/ +/g, ' '));
  const id = node.attribs.id;
  return id === undefined ? '' : `\f${id}\n${message}\n${cells.join('\n')}\n`;
}

/** Headings and texts of a page. @param root its article */
export const sectionsOf = (root: AnyNode): Section[] =>
  `\n\n${linesOf(root)}`.split('\f').map((section) => {
    const [id = '', title = '', ...lines] = section.split('\n');
    return { id, title, text: lines.map(plain).filter(Boolean).join('\n') };
  });
