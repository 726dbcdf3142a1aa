import { isMissing } from './crjson.ts';
import type { RuleSetId } from './rule.ts';
import { majorAndMinor, specVersionOf } from './rules/claim.ts';

/** The rule set for a file, and why. Code between backticks. */
export interface Choice {
  set: RuleSetId;
  reason: string;
}

/** Longer text isn't a version. */
const MAX_VERSION = 20;

/**
 * Chooses the rules for a file by the version of the standard that its claim names. Program 0.1 is never chosen, since
 * it has been closed to new applicants since October 9, 2026; a reader can choose it.
 */
export function chooseRuleSet(manifest: unknown): Choice {
  const named = specVersionOf(manifest);
  if (isMissing(named))
    return {
      set: '0.2/2.2',
      reason:
        'The claim doesn’t name a version of the standard, which the rules for C2PA 2.4 require. That’s why the rules for C2PA 2.2 were chosen.',
    };
  const version = typeof named === 'string' && named.length <= MAX_VERSION ? majorAndMinor(named) : undefined;
  if (version === '2.2' || version === '2.4')
    return {
      set: `0.2/${version}`,
      reason: `The claim says in \`specVersion\` that it follows C2PA ${version}.`,
    };
  return {
    set: '0.2/2.4',
    reason:
      'The claim names a version of the standard in `specVersion` that the program has no rules for. That’s why its newest rules were chosen.',
  };
}
