import { type Language, languagesIn } from '../../tools/search/embedded/languages.ts';
import type { Kind } from '../../tools/search/source.ts';

/** What a page is called, and how much the name is its own: 0 to 1. */
export interface Name {
  text: string;
  value: number;
}

interface Page {
  /** Canonical, without base. */
  address: string;
  title: string;
  /** In the sidebar. */
  label?: string | undefined;
}

const ALIAS = 1;
const TITLE = 0.9;
const LABEL = 0.85;
const ADDRESS = 0.65;
/** A guide and a function may have one name; who wants the function types more of it. */
const KIND: Record<Kind, number> = { guide: 1, concept: 1, reference: 0.95, api: 0.7, code: 0.7 };
/** A page for one language is what its name says only to those who name the language. */
const UNSAID = 0.6;
/** Of two pages with one name the more general one comes first. */
const DEPTH = 0.02;

/** The names of a page: words that its readers use for it, its title, its label, and the end of its address. */
export function pageNames(page: Page & { kind: Kind; aliases: readonly string[] }): Name[] {
  const { address, title, label, kind, aliases } = page;
  const share = KIND[kind] * (1 - DEPTH * (address.split(/[/.]/).length - 2));
  if (kind === 'api' || kind === 'code') {
    // The title of a declaration goes on with what it is: "Reader class (c2pa-node)".
    return [{ text: title.replace(/[ (].*$/s, ''), value: TITLE * share }];
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

/** Languages that a page is for. */
export function pageLanguages({ address, title, label }: Page): Language[] {
  return [...languagesIn(`${address.replaceAll('/', ' ')} ${title} ${label ?? ''}`)];
}

/** Languages that a section is for: its own, if its headings name some; else the page's. */
export function sectionLanguages(headings: readonly string[], ofPage: readonly Language[]): Language[] {
  // The glossary has a letter C, too.
  const own = languagesIn(headings.filter((heading) => heading.length > 1).join(' '));
  return own.size ? [...own] : [...ofPage];
}
