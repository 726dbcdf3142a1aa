import type { EngineDifference } from '../../../../src/content/data/engine-differences.ts';
import type { Verdict } from './verdict.ts';

/** The engines' results for one file, by engine name. */
export type Verdicts = Readonly<Record<string, Verdict>>;

/** One engine's results for a file, apart from what all engines report. */
export interface Peculiarity {
  /** Missing if the engines that ran agree. */
  state?: Verdict['state'];
  /** Label of the active manifest, if the engines report different ones. */
  active?: string;
  failure: string[];
  informational: string[];
}

export type Peculiarities = Readonly<Record<string, Peculiarity>>;

/** Engines that failed, or found no manifest store, don't report codes. */
const hasCodes = ({ state }: Verdict) => state === 'Trusted' || state === 'Valid' || state === 'Invalid';

const isSupported = ({ state }: Verdict) => state !== 'not supported';

/** What each engine reports for a file that not all engines report. */
export function peculiarities(verdicts: Verdicts): Peculiarities {
  const supporting = Object.entries(verdicts).filter(([, verdict]) => isSupported(verdict));
  const validated = supporting.map(([, verdict]) => verdict).filter(hasCodes);
  const differ = (values: unknown[]) => new Set(values).size > 1;
  const isDisputed = differ(supporting.map(([, { state }]) => state));
  const isActiveDisputed = differ(validated.map(({ active }) => active));
  const own = (verdict: Verdict, kind: 'failure' | 'informational') =>
    verdict[kind].filter((code) => !validated.every((other) => other[kind].includes(code)));
  return Object.fromEntries(
    supporting.map(([name, verdict]) => [
      name,
      {
        ...(isDisputed && { state: verdict.state }),
        ...(isActiveDisputed && verdict.active && { active: verdict.active }),
        failure: own(verdict, 'failure'),
        informational: own(verdict, 'informational'),
      },
    ]),
  );
}

const matcher = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
      .join('.*')}$`,
  );

/** Whether an entry applies to a file; a pattern with `*` allows a difference, and an id expects it. */
const covers = ({ files }: EngineDifference, id: string) => ({
  expected: files.includes(id),
  allowed: files.some((pattern) => pattern.includes('*') && matcher(pattern).test(id)),
});

const flat = (kind: string, codes: readonly string[] = []) => codes.map((code) => `${kind} ${code}`);

/** An entry's statements about one engine, as text: `state Valid`, `failure assertion.dataHash.mismatch`. */
function wordsOf({ reports }: EngineDifference, engine: string): string[] {
  return reports
    .filter(({ engines }) => engines.some((one) => one.split(' ')[0] === engine))
    .flatMap(({ state, failure, informational }) => [
      ...(state ? [`state ${state}`] : []),
      ...flat('failure', failure),
      ...flat('informational', informational),
    ]);
}

const wordsSeen = ({ state, active, failure, informational }: Peculiarity): string[] => [
  ...(state ? [`state ${state}`] : []),
  ...(active ? [`active ${active}`] : []),
  ...flat('failure', failure),
  ...flat('informational', informational),
];

export interface Complaint {
  file: string;
  engine: string;
  /** What the engine reports and no entry lists. */
  unlisted: string[];
  /** What an entry lists and the engine doesn't report. */
  gone: string[];
}

/**
 * Compares the engines' results for one file with the known differences.
 * @returns one message per engine that doesn't report what's listed; none if everything is known
 */
export function complaintsAbout(
  file: string,
  verdicts: Verdicts,
  known: readonly EngineDifference[],
): Complaint[] {
  return Object.entries(peculiarities(verdicts)).flatMap(([engine, peculiarity]) => {
    const seen = wordsSeen(peculiarity);
    const about = known.filter((one) => covers(one, file).expected || covers(one, file).allowed);
    const listed = about.flatMap((one) => wordsOf(one, engine));
    const expected = about.filter((one) => covers(one, file).expected).flatMap((one) => wordsOf(one, engine));
    const unlisted = seen.filter((word) => !listed.includes(word));
    const gone = [...new Set(expected)].filter((word) => !seen.includes(word));
    return unlisted.length + gone.length > 0 ? [{ file, engine, unlisted, gone }] : [];
  });
}

/** The entries with a pattern that no longer matches any file. */
export function unusedEntries(
  all: Readonly<Record<string, Verdicts>>,
  known: readonly EngineDifference[],
): string[] {
  const isSeen = (entry: EngineDifference) =>
    Object.entries(all).some(([file, verdicts]) => {
      const { expected, allowed } = covers(entry, file);
      if (!expected && !allowed) return false;
      return Object.entries(peculiarities(verdicts)).some(([engine, peculiarity]) =>
        wordsSeen(peculiarity).some((word) => wordsOf(entry, engine).includes(word)),
      );
    });
  return known.filter((entry) => !isSeen(entry)).map(({ id }) => id);
}
