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
  /** Its label in the sidebar. */
  label?: string | undefined;
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
  const { address, title, label, kind, aliases } = page;
  const share = KIND[kind] * (1 - DEPTH * (address.split(/[/.]/).length - 2));
  if (kind === 'api' || kind === 'code') {
    // A declaration's title ends with its kind: "Reader class (c2pa-node)".
    return [
      { text: title.replace(/[ (].*$/s, ''), value: TITLE * share },
      { text: title, value: TITLE * share },
      ...(label ? [{ text: label, value: TITLE * share }] : []),
      // The last part of a status code is a plain word: `untrusted`.
      ...(kind === 'code' ? [{ text: title.replace(/^.*\./, ''), value: LAST_PART }] : []),
    ];
  }
  const end = address.replace(/^.*\//, '');
  const isSpecial = languagesIn(address.replaceAll('/', ' ')).size > 0;
  const worthOf = (text: string, value: number) =>
    value * share * (isSpecial && languagesIn(text).size === 0 ? UNSAID : 1);
  return [
    ...aliases.map((text) => ({ text, value: ALIAS })),
    { text: title, value: worthOf(title, TITLE) },
    ...(label && label !== title ? [{ text: label, value: worthOf(label, LABEL) }] : []),
    { text: end, value: worthOf(end, ADDRESS) },
  ];
}

/** Languages that a page is about. */
export function pageLanguages({ address, title, label }: Page): Language[] {
  return [...languagesIn(`${address.replaceAll('/', ' ')} ${title} ${label ?? ''}`)];
}

/** Languages that a section is about: those in its headings or, without any, the page's. */
export function sectionLanguages(headings: readonly string[], ofPage: readonly Language[]): Language[] {
  // The glossary also has a letter C.
  const own = languagesIn(headings.filter((heading) => heading.length > 1).join(' '));
  return own.size ? [...own] : [...ofPage];
}
