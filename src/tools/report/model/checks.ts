import { at, listAt, textAt } from '../../shared/json.ts';

export type Outcome = 'failed' | 'noted' | 'passed';

/** One validation status code with every place it was given for. */
export interface Check {
  code: string;
  outcome: Outcome;
  /** What the SDK adds, once each. */
  explanations: string[];
  /** JUMBF addresses. */
  places: string[];
}

/** The checks of the file itself, or of what an ingredient brought. */
export interface CheckGroup {
  /** Undefined for the file itself. */
  ingredient?: string;
  checks: Check[];
}

const LISTS: ReadonlyArray<readonly [Outcome, string]> = [
  ['failed', 'failure'],
  ['noted', 'informational'],
  ['passed', 'success'],
];

/** Of one code, so many explanations and places are shown; the raw report has all. */
const MAX_OF_A_CODE = 50;

function gather(results: unknown): Check[] {
  const found = new Map<string, Check>();
  for (const [outcome, list] of LISTS) {
    for (const status of listAt(results, list)) {
      const code = textAt(status, 'code') ?? 'a status without a code';
      const key = `${outcome} ${code}`;
      const check = found.get(key) ?? { code, outcome, explanations: [], places: [] };
      found.set(key, check);
      const explanation = textAt(status, 'explanation');
      const isNew = explanation !== undefined && !check.explanations.includes(explanation);
      if (isNew && check.explanations.length < MAX_OF_A_CODE) check.explanations.push(explanation);
      if (check.places.length < MAX_OF_A_CODE) check.places.push(textAt(status, 'url') ?? '');
    }
  }
  // The gravest first: trust says nothing about the file.
  const isLater = (check: Check) => Number(check.outcome === 'failed' && isAboutTrust(check));
  const failed = [...found.values()].filter(({ outcome }) => outcome === 'failed');
  const others = [...found.values()].filter(({ outcome }) => outcome !== 'failed');
  return [...failed.sort((a, b) => isLater(a) - isLater(b)), ...others];
}

/** `…/c2pa.assertions/c2pa.ingredient.v3__1` is `c2pa.ingredient.v3__1` of the manifest that it names. */
export const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

function ingredientTitle(report: unknown, address: string): string {
  const label = lastPart(address);
  const manifest = /\/c2pa\/([^/]+)\//.exec(address)?.[1] ?? '';
  const ingredient = listAt(report, 'manifests', manifest, 'ingredients').find(
    (one) => textAt(one, 'label') === label,
  );
  return textAt(ingredient, 'title') ?? label;
}

/** What was checked: first the file itself, then each ingredient that has anything to say. */
export function checkGroups(report: unknown): CheckGroup[] {
  const results = at(report, 'validation_results');
  const own = gather(at(results, 'activeManifest'));
  // Reports of old SDKs know only what failed.
  const old = gather({ failure: listAt(report, 'validation_status') });
  const ingredients = listAt(results, 'ingredientDeltas').map((delta) => ({
    ingredient: ingredientTitle(report, textAt(delta, 'ingredientAssertionURI') ?? ''),
    checks: gather(at(delta, 'validationDeltas')),
  }));
  return [
    { checks: results === undefined ? old : own },
    ...ingredients.filter(({ checks }) => checks.length > 0).slice(0, 200),
  ];
}

/** Codes that say whether a signer is trusted, and nothing about the file. */
const ABOUT_TRUST: readonly string[] = ['signingCredential.untrusted'];

export const isAboutTrust = ({ code }: Pick<Check, 'code'>): boolean => ABOUT_TRUST.includes(code);

/** Whether something failed, and nothing but trust. */
export function isOnlyTrust(groups: readonly CheckGroup[]): boolean {
  const failed = groups.flatMap(({ checks }) => checks).filter(({ outcome }) => outcome === 'failed');
  return failed.length > 0 && failed.every(isAboutTrust);
}

/** How many statuses of each outcome a group has. */
export function countChecks(checks: readonly Check[]): Record<Outcome, number> {
  const counts = { failed: 0, noted: 0, passed: 0 };
  for (const { outcome, places } of checks) counts[outcome] += places.length;
  return counts;
}
