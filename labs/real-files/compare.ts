import { truncated, unknownFormat } from '@content-credentials/tools/intake/problems';
import { READ } from '@content-credentials/tools/intake/read-words';
import { SDK } from '@content-credentials/verdict/report/sdk-version';
import { isState, STATES } from '@content-credentials/verdict/report/states';
import {
  CAUSES,
  type Cause,
  ORIGINS,
  type Origin,
  wordsFor,
} from '@content-credentials/verdict/report/verdict-table';
import type { Verdict } from '@content-credentials/verdict/testkit/validators/verdict';
import { type RealFile, sdkStatesOf } from './list.ts';
import type { Seen } from './page.ts';

const causes = Object.keys(CAUSES) as Cause[];
const origins = (Object.keys(ORIGINS) as Origin[]).sort(
  (one, other) => ORIGINS[other].phrase.length - ORIGINS[one].phrase.length,
);

/** Why a file has no verdict, by the beginning of what's said about it. */
const TITLES: ReadonlyArray<readonly [title: string | RegExp, kind: string]> = [
  ...Object.entries(READ).map(([reason, { title }]) => [title, reason] as const),
  [truncated('').title, 'cut off'],
  [unknownFormat.title, 'format'],
  [
    /files can’t hold Content Credentials|The browser SDK can’t read|isn't in a format that the SDK reads/,
    'format',
  ],
];

/** The kinds of headline that a file can have. */
export const KINDS: readonly string[] = [...new Set([...causes, ...TITLES.map(([, kind]) => kind)])];
export const ORIGIN_NAMES: readonly string[] = origins;

/** Which kind of headline it is: the cause of a failure, or why there's no verdict. */
export function kindOf({ label, headline, sentence }: Seen): string | undefined {
  if (headline) return causes.find((cause) => headline.includes(CAUSES[cause].headline));
  const text = label || sentence;
  return TITLES.find(([title]) =>
    typeof title === 'string' ? text.startsWith(title) : title.test(text),
  )?.[1];
}

/** What a headline says about the origin. */
export const originOf = ({ headline }: Seen): Origin | undefined =>
  origins.find((origin) => headline.startsWith(ORIGINS[origin].phrase));

/** What's wrong with what a tool of ours says about a file, or would say with another core. */
export function complaintsAbout(listed: RealFile, seen: Seen, core: string = SDK.core): string[] {
  const file = core.startsWith('0.90.') && listed.core090 ? { ...listed, ...listed.core090 } : listed;
  const complaints: string[] = [];
  const compare = (what: string, is: string | undefined, expected: string | undefined) => {
    if (is !== expected)
      complaints.push(
        `has the ${what} ${is ?? 'of none'}, and ${expected ?? 'none'} is right: “${seen.headline || seen.label || seen.sentence}”`,
      );
  };
  if (isState(file.state)) {
    const { label } = wordsFor(file.state, undefined);
    const isShort = seen.label === file.state;
    if (file.state !== 'Invalid' && !isShort) compare('state', seen.label, label);
    if (file.state === 'Invalid' && !['Invalid', 'Expired'].includes(seen.label))
      compare('state', seen.label, label);
    if (file.origin !== undefined) compare('origin', originOf(seen), file.origin);
  } else if (seen.headline && seen.label in STATES) compare('state', seen.label, file.state);
  compare('kind', kindOf(seen), file.kind);
  return complaints;
}

/** What's wrong with what an SDK reports. */
export function sdkComplaints(file: RealFile, { state, failure, message }: Verdict): string[] {
  const expected = sdkStatesOf(file);
  if (expected.includes(state)) return [];
  const why = message ?? failure.join(', ');
  return [`reports ${state}${why && ` (${why})`}, and ${expected.join(' or ')} is expected`];
}
