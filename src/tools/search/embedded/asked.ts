import { askedKey, askedLengthKey, MOST_ASKED, synonymKey } from '../../../search/format.ts';
import { unpackPostings } from '../../../search/postings.ts';
import { synonymsOf } from '../../../search/synonyms.ts';
import { stemOf } from '../../../search/words.ts';
import { findBeginnings, findTerm } from './lookup.ts';
import { type Match, rarityOf } from './match.ts';
import type { Clause } from './query.ts';
import type { Store } from './store.ts';

/** A word counts less in another word's place. */
const SYNONYM = 0.85;
/** A question that lacks more of the query is about something else. */
const LEAST = 0.4;
/** What a question lacks of the query counts more than what it has besides. */
const OF_QUERY = 1.4;
const OF_QUESTION = 0.8;

/**
 * The pages that answer a question like the query, each with how much its best question is like it, 0 to 1. The questions
 * are those that the page's author wrote down (`asked` in its front matter).
 */
export async function askedOf(
  store: Store,
  clauses: readonly Clause[],
  matches: readonly Match[],
): Promise<Map<number, number>> {
  const matchOf = new Map(matches.map((match) => [match.clause, match]));
  const words = clauses
    .filter(({ type }) => type === 'word')
    .map((clause) => {
      const { rarity = rarityOf(1, store.manifest.sections), stems = [] } = matchOf.get(clause) ?? {};
      return { clause, rarity, stems };
    });
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const [lengths, ...having] = await Promise.all([
    lengthsOf(store),
    ...words.map(({ clause, stems }) => questionsWith(store, clause, stems)),
  ]);
  const found = new Map<string, { weight: number; count: number }>();
  words.forEach(({ rarity }, index) => {
    for (const [question, fit] of having[index] ?? []) {
      const own = found.get(question) ?? { weight: 0, count: 0 };
      found.set(question, { weight: own.weight + fit * rarity, count: own.count + fit });
    }
  });
  const best = new Map<number, number>();
  for (const [question, { weight, count }] of found) {
    const [page = 0, place = 0] = question.split(' ').map(Number);
    const share = weight / all;
    if (share < LEAST) continue;
    const likeness =
      share ** OF_QUERY * Math.min(1, count / (lengths[place]?.get(page) ?? count)) ** OF_QUESTION;
    best.set(page, Math.max(likeness, best.get(page) ?? 0));
  }
  return best;
}

/** The number of words of every question, by its place among its page's. */
const lengthsOf = (store: Store): Promise<Array<Map<number, number>>> =>
  Promise.all(
    Array.from({ length: MOST_ASKED }, async (_, place) => {
      const term = await findTerm(store, askedLengthKey(place));
      return new Map(unpackPostings(term?.[1] ?? ''));
    }),
  );

/** The questions that have a word, as `page place`, and how well it fits. */
async function questionsWith(
  store: Store,
  clause: Clause,
  stems: Iterable<string>,
): Promise<Map<string, number>> {
  const own = stemOf(clause.key);
  const synonyms = synonymsOf(own);
  const [exact, alike, longer, ...others] = await Promise.all([
    findTerm(store, askedKey(own)),
    synonyms ? findTerm(store, askedKey(synonymKey(synonyms))) : undefined,
    clause.mayGoOn ? findBeginnings(store, askedKey(clause.key)) : [],
    ...[...stems]
      .filter((stem) => stem !== own && !stem.startsWith('='))
      .map((stem) => findTerm(store, askedKey(stem))),
  ]);
  const found = new Map<string, number>();
  const add = (postings: string, fit: number) => {
    for (const [page, places] of unpackPostings(postings)) {
      for (let place = 0; place < MOST_ASKED; place += 1) {
        const question = `${page} ${place}`;
        if ((places >> place) & 1) found.set(question, Math.max(fit, found.get(question) ?? 0));
      }
    }
  };
  if (alike) add(alike[1], SYNONYM);
  for (const term of [...longer, ...others]) if (term) add(term[1], SYNONYM);
  if (exact) add(exact[1], 1);
  return found;
}
