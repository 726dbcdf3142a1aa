import { stemKey, synonymKey, type Term } from '../../../search/format.ts';
import { unpackPostings } from '../../../search/postings.ts';
import { synonymsOf } from '../../../search/synonyms.ts';
import { SHORTEST } from '../../../search/typos.ts';
import { stemOf } from '../../../search/words.ts';
import { findBeginnings, findEndings, findMisspelt, findTerm } from './lookup.ts';
import type { Clause } from './query.ts';
import type { Store } from './store.ts';

/** The index's matches for a clause. */
export interface Match {
  clause: Clause;
  /** The weight of the clause: rare keys count more than frequent ones. */
  rarity: number;
  /** How much each section is about it, 0 to 1. */
  impacts: Map<number, number>;
  /** Sections that have the word itself, in any form: not a synonym, and not a similar word. */
  having: Set<number>;
  /** Keys and stems to highlight in a text. */
  keys: Set<string>;
  stems: Set<string>;
}

interface Alternative {
  term: Term;
  /** How well the key matches what was typed, 0 to 1. */
  fit: number;
}

const EXACT = 1;
const STEM = 0.92;
const SYNONYM = 0.5;
/** Weight of the frequency of synonyms in the rarity of a word. */
const ALIKE = 0.25;
const BEGINNING = 0.7;
const TYPO = 0.8;
const ENDING = 0.75;
/** The maximum number of words considered for one that isn't on the site. */
const MOST_ALIKE = 8;
/** The maximum number of completions considered for a prefix; the shortest come first. */
const MOST_BEGINNINGS = 40;

/** Looks up one clause; undefined if the index has no match. */
export async function matchClause(store: Store, clause: Clause): Promise<Match | undefined> {
  const { key, mayGoOn, type } = clause;
  const isWord = type === 'word';
  const synonyms = isWord ? synonymsOf(stemOf(key)) : undefined;
  const [exact, stem, alike, longer] = await Promise.all([
    // A complete word's stem covers the word itself.
    isWord && !mayGoOn ? undefined : findTerm(store, key),
    isWord ? findTerm(store, stemKey(stemOf(key))) : undefined,
    synonyms && findTerm(store, synonymKey(synonyms)),
    mayGoOn ? findBeginnings(store, key) : [],
  ]);
  const known: Alternative[] = [];
  if (exact) known.push({ term: exact, fit: EXACT });
  if (stem) known.push({ term: stem, fit: STEM });
  if (alike) known.push({ term: alike, fit: SYNONYM });
  let found = [...known, ...beginnings(longer, key)];
  if (isWord && !mayGoOn && !stem) {
    // Parts of identifiers, and compounds, don't have a stem.
    const whole = await findTerm(store, key);
    if (whole) found.push({ term: whole, fit: EXACT });
  }
  if (found.length === 0 && isWord) {
    found = mayGoOn ? [] : beginnings(await findBeginnings(store, key), key);
    if (found.length === 0 && isMisspellable(key)) found = await misspelt(store, clause);
  }
  return found.length ? combine(clause, found, store.manifest.sections) : undefined;
}

const isMisspellable = (key: string) => key.length >= SHORTEST && /^\p{L}+$/u.test(key);

function beginnings(terms: readonly Term[], key: string): Alternative[] {
  return terms
    .toSorted(([a], [b]) => a.length - b.length)
    .slice(0, MOST_BEGINNINGS)
    .map((term) => ({ term, fit: BEGINNING + (0.22 * key.length) / term[0].length }));
}

async function misspelt(store: Store, { key, mayGoOn, mayLackStart }: Clause): Promise<Alternative[]> {
  const alike = await findMisspelt(store, key, mayGoOn);
  if (alike.length > 0 || !mayLackStart) return alternatives(store, alike, TYPO);
  const longer = await findEndings(store, key);
  return alternatives(
    store,
    longer.toSorted((a, b) => a.length - b.length),
    ENDING,
  );
}

async function alternatives(store: Store, words: readonly string[], fit: number): Promise<Alternative[]> {
  const terms = await Promise.all(
    words.slice(0, MOST_ALIKE).map((word) => findTerm(store, stemKey(stemOf(word)))),
  );
  return terms.flatMap((term) => (term ? [{ term, fit }] : []));
}

/** The weight of a key that occurs in this many sections. */
export const rarityOf = (having: number, sections: number): number =>
  Math.log(1 + (sections - having + 0.5) / (having + 0.5));

function combine(clause: Clause, found: readonly Alternative[], sections: number): Match {
  const impacts = new Map<number, number>();
  const having = new Set<number>();
  const counts: number[] = [];
  for (const { term, fit } of found) {
    const postings = unpackPostings(term[1]);
    for (const [section, value] of postings) {
      const impact = (fit * value) / 99;
      if (impact > (impacts.get(section) ?? 0)) impacts.set(section, impact);
      if (fit !== SYNONYM && fit !== TYPO) having.add(section);
    }
    // Rarity depends mostly on what was typed, not on its synonyms.
    counts.push((term[2] ?? postings.length) * (fit === SYNONYM ? ALIKE : 1));
  }
  const total = Math.min(sections, Math.max(...counts));
  const keys = found.map(({ term }) => term[0]);
  return {
    clause,
    rarity: rarityOf(total, sections),
    impacts,
    having,
    keys: new Set(keys.filter((key) => !key.startsWith('='))),
    stems: new Set(keys.filter((key) => key.startsWith('=')).map((key) => key.slice(1))),
  };
}
