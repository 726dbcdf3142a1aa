import { SDK } from '@content-credentials/verdict/report/sdk-version';
import { isState, STATES } from '@content-credentials/verdict/report/states';
import { wordsFor } from '@content-credentials/verdict/report/verdict-table';
import type { Verdict } from '@content-credentials/verdict/testkit/validators/verdict';
import { kindOf, originOf } from './kinds.ts';
import { type RealFile, sdkStatesOf } from './list.ts';
import type { Seen } from './page.ts';

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
