import { readFileSync } from 'node:fs';
import { checkFile, checkRules } from '@content-credentials/verdict/conformance/check';
import { RULE_SETS } from '@content-credentials/verdict/conformance/rule-sets';
import { signalsOf } from '@content-credentials/verdict/conformance/signals';
import { at, listAt } from '@content-credentials/verdict/json';
import { z } from 'zod';

const commit = z.string().regex(/^[0-9a-f]{40}$/);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const ruleId = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/);

/** A place in a document, and its new value; without one, what's there is removed. */
const edit = z.strictObject({
  at: z.array(z.union([z.string(), z.number()])).min(1),
  to: z.json().optional(),
});

/** The official outcome for one rule set: rules that aren't named are met. `null` if the evaluator stopped. */
const outcome = z
  .strictObject({ rules: z.int(), notMet: z.array(ruleId), warnings: z.array(ruleId) })
  .nullable();

const document = z
  .strictObject({
    id,
    /** What it's for; files that the SDK read say so by their id. */
    about: z.string().optional(),
    /** crJSON as the SDK wrote it. */
    crJson: z.json().optional(),
    /** Another document that this one is, with edits. */
    from: id.optional(),
    edits: z.array(edit).optional(),
    /** Of the document as JSON text without spaces: what the official evaluator read. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    sets: z.strictObject({ '0.2/2.4': outcome, '0.2/2.2': outcome, '0.1/2.2': outcome }),
    /** Signals of each manifest; `null` if the evaluator stopped. */
    signals: z.array(z.array(z.string())).nullable(),
  })
  .refine(({ crJson, from }) => (crJson === undefined) !== (from === undefined), 'needs crJson or from');

/** Where our answer isn't the official one, and why. */
const difference = z.strictObject({
  id,
  title: z.string(),
  documents: z.array(id).min(1),
  reason: z.string(),
});

const table = z.strictObject({
  checked: z.iso.date(),
  /** The repository with the rubrics and the official evaluator. */
  rubrics: commit,
  rubricVersion: z.string(),
  /** Adobe's json-formula for Python, which the evaluator uses. */
  jsonFormula: commit,
  /** What made the crJSON. */
  sdk: z.string(),
  differences: z.array(difference),
  documents: z.array(document).min(1),
});

export type Edit = z.infer<typeof edit>;
export type ConformanceDocument = z.infer<typeof document>;
export type Official = Pick<ConformanceDocument, 'sets' | 'signals'>;
export type ConformanceOutcomes = z.infer<typeof table>;

/** The official evaluator's outcomes. @throws Error if the data file has a mistake */
export const conformanceOutcomes = (): ConformanceOutcomes =>
  table.parse(JSON.parse(readFileSync('data/conformance-outcomes.json', 'utf8')));

/** A copy of a document with edits. */
export function edited(document: unknown, edits: readonly Edit[]): unknown {
  const copy: unknown = structuredClone(document);
  for (const { at: path, to } of edits) {
    let here = copy as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) here = here[key] as Record<string | number, unknown>;
    const last = path.at(-1) as string | number;
    if (to === undefined) Array.isArray(here) ? here.splice(Number(last), 1) : delete here[last];
    else here[last] = to;
  }
  return copy;
}

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
