import {
  askedKey,
  askedLengthKey,
  languageKey,
  MOST_ASKED,
  PAGES,
  pairKey,
  stemKey,
  synonymKey,
} from '../../search/format.ts';
import { joinedNames, joinNames } from '../../search/languages.ts';
import { exactNameKeyOf, headingKeyOf, nameKeyOf } from '../../search/names.ts';
import { synonymsOf } from '../../search/synonyms.ts';
import {
  chunksOf,
  isIdentifier,
  isStopWord,
  normal,
  pairsIn,
  stemOf,
  wholesOf,
  wordsOf,
} from '../../search/words.ts';
import type { SearchRecord } from './records.ts';

/** The weight of a key by its position in a section; the best position and the text add up to at most 1. */
const HEADING = 0.6;
const ABOVE = 0.14;
const TITLE = 0.1;
/** A word in one of a page's names other than its title. */
const CALLED = 0.54;
const TEXT = 0.4;
/** The beginning of a page represents the page. */
const BEGINNING = 1.2;
/** A deeper page is more specific: of two pages with questions, the general one comes first. */
const DEPTH = 0.04;

/**
 * After this many occurrences, more change little; and how much more often a long text is expected to contain a word.
 */
const SATURATION = 1.6;
const LENGTH = 0.47;
/** A section is more likely to be about a piece of code than about a word in its sentences. */
const CODE = 1;
/** The beginning of a line, list item, or table row is usually what it explains. */
const DEFINED = 2;

/** The sentence that says what a page is for counts this many times. */
const LEAD = 1;
/** How much less a page counts that no other page links to, and how many links make the difference. */
const POPULAR = 0.3;
const MANY = 20;

/** With the same words, deprecated items come after current ones. */
const DEPRECATED = 0.7;
const OLD_NAME = 0.92;
/** Neighboring words in a heading, compared with those in a message. */
const NEIGHBORS_IN_HEADING = 35;
/** Sections about one language come after those about all, unless the query mentions the language. */
const SPECIAL = 0.85;

const known = new Map<string, readonly string[]>();

/** All keys in one piece of text, each once: whole, parts, words, and word stems. */
export function keysOf(raw: string): readonly string[] {
  // The same words are repeated often; a build of thousands of pages spends its time here.
  let keys = known.get(raw);
  if (!keys) {
    keys = allKeys(raw);
    known.set(raw, keys);
  }
  return keys;
}

function allKeys(raw: string): string[] {
  const keys = new Set(isIdentifier(raw) || raw.includes('-') ? wholesOf(raw) : []);
  // "timestamp" finds "time-stamps".
  const [, together] = keys;
  if (together && raw.includes('-')) keys.add(stemKey(stemOf(together)));
  for (const word of wordsOf(raw)) {
    const clean = normal(word.raw);
    const stem = stemOf(clean);
    const synonyms = synonymsOf(stem);
    keys.add(clean);
    keys.add(stemKey(stem));
    if (synonyms) keys.add(synonymKey(synonyms));
  }
  return [...keys];
}

/** The chunks of a text, and its names of several words as one: "timestamp" also finds "time stamp". */
const wordsIn = (text: string) => [...chunksOf(text).map(({ raw }) => raw), ...joinedNames(text)];

const keysIn = (text: string) => new Set(wordsIn(text).flatMap(keysOf));

/** A section's keys, and how much it's about each of them, in the same order. */
export interface SectionTerms {
  keys: string[];
  impacts: number[];
}

/** Lengths are rounded to this many characters, so that an edit of one text doesn't change the terms of all others. */
const STEP = 80;

/** The average length of all texts, in characters. */
export function averageLength(records: readonly SearchRecord[]): number {
  const average = records.reduce((sum, { text }) => sum + text.length, 0) / (records.length || 1);
  return Math.max(1, Math.round(average / STEP)) * STEP;
}

/**
 * What a section is about: its keys, each with a number from 1 to 99.
 * @param average from {@link averageLength}
 */
export function sectionTerms(record: SearchRecord, average: number): SectionTerms {
  const values = new Map<string, number>();
  const raise = (keys: Iterable<string>, value: number) => {
    for (const key of keys) values.set(key, Math.max(value, values.get(key) ?? 0));
  };
  const [title = '', ...headings] = record.path;
  const isBeginning = headings.length === 0;
  raise(keysIn(title), TITLE);
  for (const above of headings.slice(0, -1)) raise(keysIn(above), ABOVE);
  const depth = 1 - DEPTH * (record.pageAddress.split('/').length - 2);
  raise(keysIn(record.heading), HEADING * depth * brevity(record.heading) * (isBeginning ? BEGINNING : 1));
  if (isBeginning) {
    // Readers who type `faqs` have seen the address.
    const name = record.pageAddress.replace(/^.*\//, '');
    raise(keysIn(name), HEADING * depth * brevity(name));
    for (const { text, value } of record.names) raise(keysIn(text), CALLED * value * depth * brevity(text));
  }

  const counts = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const [raw, times] of Map.groupBy(wordsIn(text), (raw) => raw)) {
      if (isStopWord(normal(raw))) continue;
      for (const key of keysOf(raw)) counts.set(key, (counts.get(key) ?? 0) + weight * times.length);
    }
  };
  count(record.text, 1 / (1 - LENGTH + (LENGTH * record.text.length) / average));
  count(record.description, LEAD);
  count(record.identifiers.join(' '), CODE);
  for (const line of record.text.split('\n')) {
    const [first] = chunksOf(line);
    if (first?.start === 0 && isIdentifier(first.raw)) count(first.raw, DEFINED);
  }
  for (const [key, number] of counts) {
    values.set(key, (values.get(key) ?? 0) + (TEXT * number) / (number + SATURATION));
  }
  const popular = Math.min(1, Math.log(1 + record.linked) / Math.log(1 + MANY));
  const share =
    (record.deprecated ? DEPRECATED : 1) *
    (record.languages.length ? SPECIAL : 1) *
    (1 - POPULAR * (1 - popular));
  const terms = new Map([...values].map(([key, value]) => [key, impactOf(value * share)]));
  for (const pair of pairsIn(record.heading)) terms.set(pairKey(...pair), NEIGHBORS_IN_HEADING);
  for (const phrase of [...record.phrases, ...record.messages]) {
    for (const pair of pairsIn(phrase)) terms.set(pairKey(...pair), 99);
  }
  for (const text of [...(isBeginning ? [] : [record.heading]), ...record.messages]) {
    const heading = headingKeyOf(text);
    if (heading) terms.set(heading, 99);
  }
  for (const language of record.languages) terms.set(languageKey(language), 99);
  if (isBeginning) {
    record.asked.slice(0, MOST_ASKED).forEach((question, place) => {
      const stems = tellingStems(question);
      terms.set(askedLengthKey(place), Math.min(99, stems.length));
      const synonyms = stems.flatMap((stem) => synonymsOf(stem) ?? []).map(synonymKey);
      const all = bothWays(question).flatMap(tellingStems);
      for (const key of new Set([...all, ...synonyms].map(askedKey)))
        terms.set(key, (terms.get(key) ?? 0) + 2 ** place);
    });
    terms.set(PAGES, 99);
    // A declaration's name is an identifier, which is found as a whole.
    const ways = record.kind === 'api' || record.kind === 'code' ? (text: string) => [text] : bothWays;
    for (const { text, value } of record.names) {
      const impact = impactOf(value * (record.deprecated ? OLD_NAME : 1));
      for (const key of ways(text).flatMap((way) => [nameKeyOf(way), exactNameKeyOf(way)])) {
        if (key) terms.set(key, Math.max(impact, terms.get(key) ?? 0));
      }
    }
  }
  return { keys: [...terms.keys()], impacts: [...terms.values()] };
}

/** Readers type "trustmark" for a name whose words "TrustMark" shows. */
const bothWays = (text: string): string[] => [...new Set([text, text.toLowerCase()])];

/** The stems of a question's words, each once, without those that say nothing. */
const tellingStems = (question: string): string[] => [
  ...new Set(
    chunksOf(joinNames(question))
      .flatMap(({ raw }) => wordsOf(raw))
      .map((word) => normal(word.raw))
      .filter((word) => !isStopWord(word))
      .map(stemOf),
  ),
];

const impactOf = (value: number) => Math.min(99, Math.max(1, Math.round(99 * value)));

/** A word in a short heading is more significant than one in a long heading. */
function brevity(heading: string): number {
  const words = chunksOf(heading).filter(({ raw }) => !isStopWord(normal(raw))).length;
  return 1.1 - 0.07 * Math.min(words, 7);
}
