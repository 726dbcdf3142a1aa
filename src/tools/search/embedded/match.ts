import { stemKey, type Term } from './format.ts';
import { findBeginnings, findMisspelt, findTerm } from './lookup.ts';
import type { Clause } from './query.ts';
import type { Store } from './store.ts';
import { SHORTEST } from './typos.ts';
import { stemOf } from './words.ts';

/** What the index has for a clause. */
export interface Match {
  clause: Clause;
  /** How telling the clause is: rare keys more than frequent ones. */
  rarity: number;
  /** How much each section is about it, 0 to 1. */
  impacts: Map<number, number>;
  /** Keys and stems to mark in a text. */
  keys: Set<string>;
  stems: Set<string>;
}

interface Alternative {
  term: Term;
  /** How well the key fits what was typed, 0 to 1. */
  fit: number;
}

const EXACT = 1;
const STEM = 0.92;
const BEGINNING = 0.7;
const TYPO = 0.8;
/** Endings of a beginning that are looked at: the shortest say most. */
const MOST_BEGINNINGS = 40;

/** Looks one clause up; undefined when the index has nothing like it. */
export async function matchClause(store: Store, clause: Clause): Promise<Match | undefined> {
  const { key, mayGoOn, type } = clause;
  const [exact, stem, longer] = await Promise.all([
    findTerm(store, key),
    type === 'word' ? findTerm(store, stemKey(stemOf(key))) : undefined,
    mayGoOn ? findBeginnings(store, key) : [],
  ]);
  const known: Alternative[] = [];
  if (exact) known.push({ term: exact, fit: EXACT });
  if (stem) known.push({ term: stem, fit: STEM });
  let found = [...known, ...beginnings(longer, key)];
  if (found.length === 0 && type === 'word') {
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

async function misspelt(store: Store, { key, mayGoOn }: Clause): Promise<Alternative[]> {
  const words = (await findMisspelt(store, key, mayGoOn)).slice(0, 8);
  const terms = await Promise.all(words.map((word) => findTerm(store, stemKey(stemOf(word)))));
  return terms.flatMap((term) => (term ? [{ term, fit: TYPO }] : []));
}

function combine(clause: Clause, found: readonly Alternative[], sections: number): Match {
  const impacts = new Map<number, number>();
  for (const { term, fit } of found) {
    let section = 0;
    term[2].forEach((step, index) => {
      section += step;
      const impact = (fit * (term[3][index] ?? 0)) / 99;
      if (impact > (impacts.get(section) ?? 0)) impacts.set(section, impact);
    });
  }
  const total = Math.min(sections, Math.max(impacts.size, ...found.map(({ term }) => term[1])));
  const keys = found.map(({ term }) => term[0]);
  return {
    clause,
    rarity: Math.log(1 + (sections - total + 0.5) / (total + 0.5)),
    impacts,
    keys: new Set(keys.filter((key) => !key.startsWith('='))),
    stems: new Set(keys.filter((key) => key.startsWith('=')).map((key) => key.slice(1))),
  };
}
