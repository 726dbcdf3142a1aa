import type { Kind } from '../../search/format.ts';
import { type Language, languagesIn } from '../../search/languages.ts';

/** A name for a page, and how specific it is to the page: 0 to 1. */
export interface Name {
  text: string;
  value: number;
}

interface Page {
  /** Canonical, without the base. */
  address: string;
  title: string;
  /** Its labels in the sidebar. */
  labels: readonly string[];
}

const ALIAS = 1;
const TITLE = 0.9;
const LABEL = 0.85;
const ADDRESS = 0.65;
const LAST_PART = 0.5;
/** A guide and a function can have the same name; readers who want the function type more of it. */
const KIND: Record<Kind, number> = { guide: 1, concept: 1, reference: 0.95, api: 0.7, code: 0.7 };
/** A page about one language matches its name only for readers who mention the language. */
const UNSAID = 0.6;
/** Of two pages with the same name, the more general one comes first. */
const DEPTH = 0.02;

/** A page's names: the words its readers use for it, its title, its label, and the end of its address. */
export function pageNames(page: Page & { kind: Kind; aliases: readonly string[] }): Name[] {
  const { address, title, labels, kind, aliases } = page;
  const share = KIND[kind] * (1 - DEPTH * (address.split(/[/.]/).length - 2));
  if (kind === 'api' || kind === 'code') {
    // A declaration's title ends with its kind: "Reader class (c2pa-node)".
    return [
      ...(kind === 'code' ? [] : [{ text: title.replace(/[ (].*$/s, ''), value: TITLE * share }]),
      // A whole status code is the name of one page only.
      { text: title, value: kind === 'code' ? ALIAS : TITLE * share },
      ...labels.map((text) => ({ text, value: TITLE * share })),
      ...(kind === 'code' ? lastParts(title) : []),
    ];
  }
  const end = address.replace(/^.*\//, '');
  const isSpecial = languagesIn(address.replaceAll('/', ' ')).size > 0;
  const worthOf = (text: string, value: number) =>
    value * share * (isSpecial && languagesIn(text).size === 0 ? UNSAID : 1);
  return [
    ...aliases.map((text) => ({ text, value: ALIAS })),
    { text: title, value: worthOf(title, TITLE) },
    ...labels.filter((text) => text !== title).map((text) => ({ text, value: worthOf(text, LABEL) })),
    { text: end, value: worthOf(end, ADDRESS) },
  ];
}

/** A status code in part: `ocsp.revoked`; its last part is a plain word. */
function lastParts(code: string): Name[] {
  const parts = code.split('.');
  return parts.slice(1).map((_, index) => {
    const text = parts.slice(index + 1).join('.');
    return { text, value: text.includes('.') ? TITLE : LAST_PART };
  });
}

/** Languages that a page is about. */
export function pageLanguages({ address, title, labels }: Page): Language[] {
  return [...languagesIn([address.replaceAll('/', ' '), title, ...labels].join(' '))];
}

/** Languages that a section is about: those in its headings or, without any, the page's. */
export function sectionLanguages(headings: readonly string[], ofPage: readonly Language[]): Language[] {
  // The glossary also has a letter C.
  const own = languagesIn(headings.filter((heading) => heading.length > 1).join(' '));
  return own.size ? [...own] : [...ofPage];
}
