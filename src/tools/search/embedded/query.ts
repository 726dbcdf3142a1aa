import { pairKey } from '../../../search/format.ts';
import { joinNames, type Language, languageNamed, languagesIn } from '../../../search/languages.ts';
import {
  exactNameKeyOf,
  headingKeyOf,
  type InnerName,
  nameKeyOf,
  nameKeysIn,
} from '../../../search/names.ts';
import { chunksOf, isIdentifier, isStopWord, normal, pairsIn, wordsOf } from '../../../search/words.ts';

/** One part of a query. */
export interface Clause {
  /** `whole`: an identifier, matched exactly; `word`: matched in every form. */
  type: 'whole' | 'word';
  key: string;
  /** As typed. */
  raw: string;
  /** The reader may still be typing it. */
  mayGoOn: boolean;
  /** The reader may have copied it without its beginning. */
  mayLackStart?: true;
  /** Number of the identifier that the clause is, or is part of. */
  identifier?: number;
  /** Written in uppercase, as codes are. */
  isExact?: boolean;
  /** The word names a language. */
  language?: Language;
}

/** A parsed query. */
export interface Question {
  clauses: Clause[];
  /** Languages the query names. */
  languages: Language[];
  /** Key of the pages whose name is the whole query. */
  name?: string;
  /** Key of those whose name has exactly its words. */
  exactName?: string;
  /** Key of the pages whose name is the query without its languages. */
  nameWithin?: string;
  /** Keys of the pages whose name is a part of the query: only of its clauses' words, so that nothing more is fetched. */
  innerNames: InnerName[];
  /** Key of the sections whose heading is the whole query. */
  heading?: string;
  /** Keys of every two neighboring words. */
  pairs: string[];
  /** It names what this site is about. */
  isAboutSite: boolean;
  /** It asks whether, why, who, or which, rather than how to do something. */
  isQuestion: boolean;
}

/** The rest of a longer query is ignored: the beginning is enough to identify an error message. */
const LONGEST = 600;
const MOST_CLAUSES = 14;
/** More neighbors don't identify a message better. */
const MOST_PAIRS = 24;
const ENOUGH_PAIRS = 2;

/** Words that a question about anything else hardly has. */
const SUBJECT =
  /c2pa|\bcontent[ -]credentials?\b|\b(?:authenticity|certificates?|deepfakes?|exif|iptc|jumbf|manifests?|metadata|ocsp|provenance|sign(?:s|ed|ing|ers?|atures?)?|tamper\w*|time[ -]?stamp\w*|watermark\w*|xmp)\b/i;

/** Identifiers of a single run, which can't be on any page. */
const RANDOM = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{16,}\b/gi;

/** Parses a query. Never throws; a query without letters and digits has no clauses. */
export function parseQuery(query: string): Question {
  const typed = query.slice(0, LONGEST).replace(RANDOM, ' ');
  const text = joinNames(typed);
  const languages = [...languagesIn(text)];
  const name = nameKeyOf(text);
  const exactName = exactNameKeyOf(text);
  const nameWithin = languages.length ? nameKeyOf(withoutLanguages(text)) : undefined;
  const heading = headingKeyOf(text);
  const pairs = [...new Set(neighbors(typed).map((pair) => pairKey(...pair)))].slice(0, MOST_PAIRS);
  const isQuestion = /^\s*(?:are|can|do|does|is|may|should|what|when|which|who|why|will)\b/i.test(text);
  const clauses = clausesOf(text);
  const keys = new Set(clauses.map(({ key }) => key));
  return {
    clauses,
    languages,
    isAboutSite: SUBJECT.test(typed),
    isQuestion,
    pairs,
    innerNames: nameKeysIn(text).filter(({ words }) =>
      words.every((word) => keys.has(word) || isStopWord(word)),
    ),
    ...(heading && { heading }),
    ...(name && { name }),
    ...(exactName && { exactName }),
    ...(nameWithin && { nameWithin }),
  };
}

/** Neighboring words; two that say nothing, such as "is not", only in a part of a message that has little else. */
function neighbors(text: string): Array<[first: string, second: string]> {
  const all = pairsIn(text);
  const telling = all.filter((pair) => !pair.every(isStopWord));
  return telling.length >= ENOUGH_PAIRS ? telling : all;
}

const withoutLanguages = (text: string) =>
  chunksOf(text)
    .filter(({ raw }) => languageNamed(normal(raw)) === undefined)
    .map(({ raw }) => raw)
    .join(' ');

/** Words with digits or punctuation that readers use like any other word. */
const isPlain = (key: string) => /^\p{L}*\p{N}+\p{L}*$/u.test(key) || languageNamed(key) !== undefined;

function clausesOf(text: string): Clause[] {
  const names = chunksOf(text).flatMap(({ raw }) => [raw, ...namesIn(raw)]);
  const clauses = new Map<string, Clause>();
  const add = (clause: Clause) => {
    const id = `${clause.type} ${clause.key}`;
    if (!clauses.has(id)) clauses.set(id, clause);
  };
  names.forEach((raw, number) => {
    const mayGoOn = number === names.length - 1;
    const whole = (isIdentifier(raw) || raw.includes('-')) && !isPlain(normal(raw));
    if (whole) add({ type: 'whole', key: normal(raw), raw, mayGoOn, identifier: number });
    wordsOf(raw).forEach((word, index, all) => {
      const key = normal(word.raw);
      const language = languageNamed(key);
      add({
        type: 'word',
        key,
        raw: word.raw,
        mayGoOn: mayGoOn && index === all.length - 1,
        ...(number === 0 && index === 0 && names.length > 1 && { mayLackStart: true }),
        ...(whole && { identifier: number }),
        ...(/^\p{Lu}{5,}$/u.test(word.raw) && { isExact: true }),
        ...(language && { language }),
      });
    });
  });
  const list = [...clauses.values()];
  const telling = list.filter(({ type, key }) => type === 'whole' || !isStopWord(key));
  return mostTelling(telling.length ? telling : list);
}

/** The parts between the slashes of an address: `c2pa.hash.data` in `self#jumbf=c2pa.assertions/c2pa.hash.data`. */
function namesIn(raw: string): string[] {
  const names = raw.split(/[/#=]+/).filter(Boolean);
  return names.length > 1 ? names.filter((name) => isIdentifier(name)) : [];
}

function mostTelling(clauses: readonly Clause[]): Clause[] {
  if (clauses.length <= MOST_CLAUSES) return [...clauses];
  const worth = ({ type, key }: Clause) => (type === 'whole' ? 100 : 0) + Math.min(key.length, 12);
  const best = new Set(clauses.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST_CLAUSES));
  return clauses.filter((clause) => best.has(clause));
}
