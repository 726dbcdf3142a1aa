import { expect, test } from 'vitest';
import { type Check, checkGroups } from './checks.ts';
import { signingTimeOf } from './signing-time.ts';

const checks = (lists: Record<string, string[]>): Check[] => {
  const of = (list: string) => (lists[list] ?? []).map((code) => ({ code, url: '' }));
  const activeManifest = {
    success: of('success'),
    informational: of('informational'),
    failure: of('failure'),
  };
  return checkGroups({ validation_results: { activeManifest } })[0]?.checks ?? [];
};
const time = '2026-11-20T10:00:00+00:00';

test.each([
  ['a trusted time stamp', time, { success: ['timeStamp.validated', 'timeStamp.trusted'] }, 'trusted'],
  [
    'one of an unverified authority',
    time,
    { success: ['timeStamp.validated'], informational: ['timeStamp.untrusted'] },
    'claimed',
  ],
  [
    'one that is both trusted and not',
    time,
    { success: ['timeStamp.trusted'], failure: ['timeStamp.untrusted'] },
    'claimed',
  ],
  ['a time that no time stamp is said to give', time, {}, 'claimed'],
  ['a time stamp of something else', time, { informational: ['timeStamp.mismatch'] }, 'bad'],
  ['a broken one without a time', undefined, { failure: ['timeStamp.malformed'] }, 'bad'],
  ['none', undefined, {}, 'none'],
])('%s', (_, when, lists, state) => expect(signingTimeOf(when, checks(lists)).state).toBe(state));
