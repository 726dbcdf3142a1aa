import { checkFile, checkRules } from '@content-credentials/verdict/conformance/check';
import { RULE_SETS } from '@content-credentials/verdict/conformance/rule-sets';
import { signalsOf } from '@content-credentials/verdict/conformance/signals';
import { at, listAt } from '@content-credentials/verdict/json';
import type { Official } from './outcomes.ts';

/** Where our answer about a document isn't the official one: `0.2/2.4 valid_success: official met, ours not met`. */
export function disagreements(document: unknown, official: Official): string[] {
  const found: string[] = [];
  for (const set of RULE_SETS) {
    const theirs = official.sets[set.id];
    const answer = checkFile(document, set.id);
    if ('cannotCheck' in answer) found.push(`${set.id}: ours can't check it`);
    else if (!theirs) found.push(`${set.id}: the official evaluator stops`);
    if (!theirs) continue;
    if (theirs.rules !== set.rules.length)
      found.push(`${set.id}: the official rubric has ${theirs.rules} rules`);
    for (const { rule, outcome } of checkRules(set, document)) {
      const their = theirs.notMet.includes(rule.id)
        ? 'not met'
        : theirs.warnings.includes(rule.id)
          ? 'warning'
          : 'met';
      if (their !== outcome) found.push(`${set.id} ${rule.id}: official ${their}, ours ${outcome}`);
    }
  }
  const ours = listAt(document, 'manifests').map((manifest) =>
    signalsOf(manifest)
      .map(({ id }) => id)
      .sort(),
  );
  if (!official.signals) found.push('signals: the official evaluator stops');
  // The official evaluator leaves out manifests without a label.
  else if (
    JSON.stringify(official.signals) !==
    JSON.stringify(ours.filter((_, place) => at(document, 'manifests', place, 'label')))
  )
    found.push(`signals: official ${JSON.stringify(official.signals)}, ours ${JSON.stringify(ours)}`);
  return found;
}
