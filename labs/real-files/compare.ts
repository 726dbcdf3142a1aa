import { STATES } from '../../src/c2pa/report/states.ts';
import type { Verdict } from '../validators/verdict.ts';
import { type RealFile, sdkStatesOf } from './list.ts';
import type { Seen } from './page.ts';

/** What's wrong with what a tool of ours says about a file. */
export function complaintsAbout(file: RealFile, { label, headline }: Seen): string[] {
  const hasVerdict = headline !== '';
  const expected = STATES[file.state].label;
  const isExpected = ['nothing', 'elsewhere', 'failed'].includes(file.state)
    ? !hasVerdict
    : label === expected || label === file.state;
  return isExpected ? [] : [`says ${label || 'nothing'}, and ${expected} is right: “${headline}”`];
}

/** What's wrong with what an SDK reports. */
export function sdkComplaints(file: RealFile, { state, failure, message }: Verdict): string[] {
  const expected = sdkStatesOf(file);
  if (expected.includes(state)) return [];
  const why = message ?? failure.join(', ');
  return [`reports ${state}${why && ` (${why})`}, and ${expected.join(' or ')} is expected`];
}
