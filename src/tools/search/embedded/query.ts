import { joinNames, type Language, languageNamed, languagesIn } from './languages.ts';
import { nameKeyOf } from './names.ts';
import { chunksOf, isIdentifier, isStopWord, normal, wordsOf } from './words.ts';

/** Something that is looked for. */
export interface Clause {
  /** `whole`: an identifier as it is; `word`: found in every form. */
  type: 'whole' | 'word';
  key: string;
  /** As it was typed. */
  raw: string;
  /** The reader may still be typing it. */
  mayGoOn: boolean;
  /** Number of the identifier that the clause is, or is a part of. */
  identifier?: number;
  /** Written in capitals, as codes are. */
  isExact?: boolean;
  /** The word names a language. */
  language?: Language;
}

/** A query, taken apart. */
export interface Question {
  clauses: Clause[];
  /** Languages the query names. */
  languages: Language[];
  /** Key of the pages that are called like the whole query. */
  name?: string;
  /** Key of the pages that are called like the query without its languages. */
  nameWithin?: string;
  /** It asks whether, why, who or which; not how to do something. */
  isQuestion: boolean;
}

/** What follows in a longer query is not read: an error message is told by its beginning. */
const LONGEST = 600;
const MOST_CLAUSES = 14;

/** Identifiers of one run, which no page can know. */
const RANDOM = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{16,}\b/gi;

/** Takes a query apart. Never throws; a query without letters and digits has no clauses. */
export function parseQuery(query: string): Question {
  const text = joinNames(query.slice(0, LONGEST).replace(RANDOM, ' '));
  const languages = [...languagesIn(text)];
  const name = nameKeyOf(text);
  const nameWithin = languages.length ? nameKeyOf(withoutLanguages(text)) : undefined;
  const isQuestion = /^\s*(?:are|can|do|does|is|may|should|what|when|which|who|why|will)\b/i.test(text);
  return {
    clauses: clausesOf(text),
    languages,
    isQuestion,
    ...(name && { name }),
    ...(nameWithin && { nameWithin }),
  };
}

const withoutLanguages = (text: string) =>
  chunksOf(text)
    .filter(({ raw }) => languageNamed(normal(raw)) === undefined)
    .map(({ raw }) => raw)
    .join(' ');

/** Words with digits or signs in them that readers use like any other. */
const isPlain = (key: string) => key === 'c2pa' || languageNamed(key) !== undefined;

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
        ...(whole && { identifier: number }),
        ...(/^\p{Lu}{5,}$/u.test(word.raw) && { isExact: true }),
        ...(language && { language }),
      });
    });
  });
  const said = [...clauses.values()];
  const telling = said.filter(({ type, key }) => type === 'whole' || !isStopWord(key));
  return mostTelling(telling.length ? telling : said);
}

/** What lies between the slashes of an address: `c2pa.hash.data` of `self#jumbf=c2pa.assertions/c2pa.hash.data`. */
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
