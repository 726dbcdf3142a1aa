import { MANIFEST } from '../../../search/format.ts';
import {
  NotLoaded,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
  type SearchSource,
  SearchUnavailable,
} from '../source.ts';
import { askedOf } from './asked.ts';
import { contextOf, isNameOfPage } from './context.ts';
import { excerptOf, markAll } from './excerpt.ts';
import { fits, ignoredWords, unknownWords } from './fits.ts';
import { findAlike } from './lookup.ts';
import { type Match, matchClause } from './match.ts';
import { type Clause, parseQuery } from './query.ts';
import { asksForName, type Ranked, type RankedPage, rangeOf, rank } from './rank.ts';
import { type Candidate, refine } from './refine.ts';
import { type Index, type Load, openIndex, type Store } from './store.ts';

export interface EmbeddedSource extends SearchSource {
  /** Prefetches the files that every search needs. Never rejects. */
  prepare(): Promise<void>;
}

/**
 * The search in the index that was built with the site.
 * @param base the site's base path, `/` or `/x/`
 * @param load reads a file of the index; uses the browser's fetch except in tests
 */
export function createEmbeddedSource(base: string, load: Load = fetchFrom(base)): EmbeddedSource {
  let opening: Promise<Index> | undefined;
  let isOpen = false;
  const open = (): Promise<Index> => {
    opening ??= openIndex(load);
    opening.then(
      () => {
        isOpen = true;
      },
      () => {
        opening = undefined;
      },
    );
    return opening;
  };

  return {
    prepare: () =>
      open().then(
        () => {},
        () => {},
      ),
    async search(request) {
      request.signal.throwIfAborted();
      if (request.onlyLoaded && !isOpen) throw new NotLoaded(MANIFEST);
      const index = await open();
      try {
        return await searchIn(index.during(request.signal, request.onlyLoaded), request);
      } catch (error) {
        if (!(error instanceof SearchUnavailable)) throw error;
        // If the site was republished after the page was opened, the files have different names.
        opening = undefined;
        isOpen = false;
        const fresh = await open();
        if (fresh.manifest.folder === index.manifest.folder) throw error;
        return searchIn(fresh.during(request.signal), request);
      }
    },
  };
}

/** The number of pages whose texts are read to refine the order: each is about a file. */
const REFINED = 6;
/** The sections of a page that are shown, and the share of the best one's score that the others need. */
const SHOWN = 2;
const LEAST_OF_BEST = 0.4;
/** How much the second section supports the first; a name is defined in one place. */
const SUPPORT = 0.52;
const SUPPORT_OF_NAME = 0.1;

function fetchFrom(base: string): Load {
  return async (path, signal) => {
    const response = await fetch(base + path, { signal: signal ?? null });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response.json();
  };
}

async function searchIn(
  store: Store,
  { query, kind, section, offset, limit, signal }: SearchRequest,
): Promise<SearchAnswer> {
  const question = parseQuery(query);
  const { clauses } = question;
  const [context, ...all] = await Promise.all([
    contextOf(store, question),
    ...clauses.map((clause) => matchClause(store, clause)),
  ]);
  const matches = all.filter((match) => match !== undefined);
  signal.throwIfAborted();

  const unknown = unknownWords(clauses, matches);
  const known = clauses.filter((clause) => !unknown.includes(clause)).map(({ raw }) => raw);
  const asked = await askedOf(store, clauses, matches);
  const isAnswered =
    question.isAboutSite ||
    fits(matches, unknown.length, store.manifest.sections, context, asked) ||
    (unknown.length === 1 && (await isNameOfPage(store, known)));
  const ranked = isAnswered ? rank(matches, store.manifest, context, asked) : [];

  const { ranges } = store.manifest;
  const facets: SearchAnswer['facets'] = { kind: {}, section: {} };
  const found = ranked.filter(({ page }) => {
    const [, ownKind, ownSection] = rangeOf(ranges, page) ?? [0, 'guide', ''];
    const isKind = kind === undefined || kind === ownKind;
    const isSection = section === undefined || section === ownSection;
    // For each filter, shows the results of selecting another of its values.
    if (isSection) facets.kind[ownKind] = (facets.kind[ownKind] ?? 0) + 1;
    if (isKind) facets.section[ownSection] = (facets.section[ownSection] ?? 0) + 1;
    return isKind && isSection;
  });

  const textsOf = async (one: RankedPage) => {
    const shown = await Promise.all(bestOf(one).map((section) => candidate(store, section)));
    return refine(shown, matches, question.isQuestion);
  };
  const support = asksForName(matches) ? SUPPORT_OF_NAME : SUPPORT;
  const refined = (await Promise.all(found.slice(0, REFINED).map(textsOf)))
    .map((sections) => ({ sections, score: together(sections, support) }))
    .sort((a, b) => b.score - a.score)
    .map(({ sections }) => sections);
  const rest = found.slice(Math.max(REFINED, offset), Math.max(REFINED, offset + limit));
  const shown = [...refined.slice(offset, offset + limit), ...(await Promise.all(rest.map(textsOf)))];
  const suggestions = found.length ? [] : await suggest(store, clauses);
  signal.throwIfAborted();
  const best = ranked.slice(0, REFINED).map(({ page }) => page);
  return {
    total: found.length,
    hits: shown.flatMap(shownOf).map((one) => hitOf(store, one, matches)),
    facets,
    suggestions,
    ignored: best.length ? ignoredWords(clauses, matches, best, context) : [],
  };
}

/** A page's score: its best section counts fully, and what else it shows supports it. */
const together = ([first, second]: readonly Ranked[], support: number): number =>
  (first?.score ?? 0) + support * (second?.score ?? 0);

/** The best sections of a page: two, or three if one is its beginning. */
function bestOf({ page, sections: [first, ...others] }: RankedPage): Ranked[] {
  if (!first) return [];
  const good = others.filter(({ score }) => score >= LEAST_OF_BEST * first.score);
  const all = [first, ...good].slice(0, SHOWN + 1);
  return all.some(({ section }) => section === page) ? all : all.slice(0, SHOWN);
}

/** What a page shows of them: its beginning only if it's the best. */
const shownOf = (sections: readonly Candidate[]): Candidate[] =>
  sections.filter(({ text }, index) => index === 0 || text.hash !== '');

async function candidate(store: Store, ranked: Ranked): Promise<Candidate> {
  let index = ranked.section;
  const number = store.manifest.blocks.findIndex((count) => {
    if (index < count) return true;
    index -= count;
    return false;
  });
  const block = await store.sections(number);
  const text = block.sections[index];
  const page = text && block.pages[text.page];
  if (!page) throw new SearchUnavailable(`The search index has no section ${ranked.section}.`);
  return { ...ranked, text, page };
}

function hitOf(store: Store, { section, text, page }: Candidate, matches: readonly Match[]): SearchHit {
  const [, kind, name] = rangeOf(store.manifest.ranges, section) ?? [0, 'guide' as const, ''];
  return {
    address: page.address + text.hash,
    page: { ...page, section: name, kind },
    path: text.path,
    heading: markAll(text.path.at(-1) ?? page.title, matches),
    excerpt: excerptOf(text, matches),
  };
}

const MOST = 4;

/** Suggestions for a query without results: similar words in the index, then pages to start from. */
export async function suggest(store: Store, clauses: readonly Clause[]): Promise<string[]> {
  const words = clauses.filter(({ type }) => type === 'word').slice(0, 3);
  const alike = await Promise.all(words.map(({ key }) => findAlike(store, key)));
  return [...new Set([...alike.flatMap((some) => some.slice(0, 2)), ...store.manifest.starts])].slice(
    0,
    MOST,
  );
}
