import { truncated, unknownFormat } from '@content-credentials/tools/intake/problems';
import { READ } from '@content-credentials/tools/intake/read-words';
import { CAUSES, type Cause, ORIGINS, type Origin } from '@content-credentials/verdict/report/verdict-table';
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
