import type { Shown } from '../coverage/types.ts';
import { UNPROTECTED } from '../coverage/unprotected.ts';
import { at, listAt, textAt } from '../json.ts';
import { FAULT_DETAILS, type Fault, isUnchecked, type ReportFaultKind } from './faults.ts';
import { type CheckedIngredient, ingredientAt, ownerOf, pathsTo, UNTITLED } from './ingredients.ts';
import { recordedFailures } from './recorded.ts';
import { FOUND_BY, isAboutTrust } from './statuses.ts';

export type Outcome = 'failed' | 'noted' | 'passed';

/** A validation status code with every location it was reported for. */
export interface Check {
  code: string;
  outcome: Outcome;
  /** The SDK's explanations, without duplicates. */
  explanations: string[];
  /** JUMBF addresses. */
  places: string[];
  /**
   * Whether it failed before the file was signed: the signer's program recorded that for an ingredient. It doesn't change the
   * state of the file.
   */
  isRecorded?: true;
  /** Whether this page found it instead of the SDK. */
  isOwn: boolean;
  /** For a failure that this page found: section and anchor of the rule in C2PA 2.4. */
  clause?: { section: string; anchor: string };
  /** What's wrong, where the code has several causes. */
  fault?: ReportFaultKind;
  /** For a hash that leaves out what people see: what that is. */
  shows?: Shown[];
}

/** The checks of the file itself, or of an ingredient. */
export interface CheckGroup {
  /** Undefined for the file itself. */
  ingredient?: CheckedIngredient;
  checks: Check[];
}

const LISTS: ReadonlyArray<readonly [Outcome, string]> = [
  ['failed', 'failure'],
  ['noted', 'informational'],
  ['passed', 'success'],
];

/** The maximum number of explanations and locations shown for a code; the raw report has all of them. */
const MAX_OF_A_CODE = 50;

type Statuses = ReadonlyArray<readonly [Outcome, unknown]>;

const statusesOf = (results: unknown): Statuses =>
  LISTS.flatMap(([outcome, list]) => listAt(results, list).map((status) => [outcome, status] as const));

const isShown = (one: unknown): one is Shown => typeof one === 'string' && Object.hasOwn(UNPROTECTED, one);

const isFault = (one: string | undefined): one is ReportFaultKind =>
  one !== undefined && Object.hasOwn(FAULT_DETAILS, one);

function gather(statuses: Statuses): Check[] {
  const found = new Map<string, Check>();
  for (const [outcome, status] of statuses) {
    const code = textAt(status, 'code') ?? 'status without a code';
    const isOwn = textAt(status, FOUND_BY) === 'page';
    const isRecorded = textAt(status, FOUND_BY) === 'signer';
    const key = `${outcome} ${isOwn} ${isRecorded} ${code}`;
    const check: Check = found.get(key) ?? { code, outcome, explanations: [], places: [], isOwn };
    if (isRecorded) check.isRecorded = true;
    found.set(key, check);
    const [section, anchor] = [textAt(status, 'clause', 'section'), textAt(status, 'clause', 'anchor')];
    if (isOwn && section && anchor) check.clause = { section, anchor };
    const fault = isOwn ? textAt(status, 'fault') : undefined;
    if (isFault(fault)) check.fault = fault;
    const shows = isOwn ? listAt(status, 'shows').filter(isShown) : [];
    if (shows.length > 0) check.shows = [...(check.shows ?? []), ...shows];
    const explanation = textAt(status, 'explanation');
    const isNew = explanation !== undefined && !check.explanations.includes(explanation);
    if (isNew && check.explanations.length < MAX_OF_A_CODE) check.explanations.push(explanation);
    if (check.places.length < MAX_OF_A_CODE) check.places.push(textAt(status, 'url') ?? '');
  }
  // The most serious first; trust says nothing about the file.
  const isLater = (check: Check) => Number(check.outcome === 'failed' && isAboutTrust(check));
  const failed = [...found.values()].filter(({ outcome }) => outcome === 'failed');
  const others = [...found.values()].filter(({ outcome }) => outcome !== 'failed');
  return [...failed.sort((a, b) => isLater(a) - isLater(b)), ...others];
}

const keyOf = ({ path }: CheckedIngredient): string => JSON.stringify(path);

/**
 * What was checked: first the file itself, then each ingredient with results.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_standard_status_codes
 */
export function checkGroups(report: unknown): CheckGroup[] {
  const results = at(report, 'validation_results');
  const paths = pathsTo(report);
  const own: Array<readonly [Outcome, unknown]> = [];
  const below = new Map<
    string,
    { ingredient: CheckedIngredient; statuses: Array<readonly [Outcome, unknown]> }
  >();
  const add = (ingredient: CheckedIngredient, statuses: Statuses) => {
    const known = below.get(keyOf(ingredient)) ?? { ingredient, statuses: [] };
    below.set(keyOf(ingredient), known);
    for (const one of statuses) known.statuses.push(one);
  };
  // Reports from old SDKs contain only failures.
  const active =
    results === undefined ? { failure: listAt(report, 'validation_status') } : at(results, 'activeManifest');
  for (const status of statusesOf(active)) {
    const ingredient = ownerOf(report, status[1], paths);
    if (ingredient) add(ingredient, [status]);
    else own.push(status);
  }
  for (const delta of listAt(results, 'ingredientDeltas')) {
    const ingredient = ingredientAt(report, textAt(delta, 'ingredientAssertionURI') ?? '', paths);
    add(ingredient, statusesOf(at(delta, 'validationDeltas')));
  }
  for (const { title = UNTITLED, path, assertion, codes } of recordedFailures(report))
    add(
      { title, path },
      codes.map((code) => ['noted', { code, url: assertion, [FOUND_BY]: 'signer' }]),
    );
  const ingredients = [...below.values()]
    .filter(({ statuses }) => statuses.length > 0)
    .map(({ ingredient, statuses }) => ({ ingredient, checks: gather(statuses) }));
  return [{ checks: gather(own) }, ...ingredients.slice(0, 200)];
}

/** Whether anything failed, and all failures are about trust. */
export function isOnlyTrust(groups: readonly CheckGroup[]): boolean {
  const failed = groups.flatMap(({ checks }) => checks).filter(({ outcome }) => outcome === 'failed');
  return failed.length > 0 && failed.every(isAboutTrust);
}

/** The number of statuses of each outcome in a group. */
export function countChecks(checks: readonly Check[]): Record<Outcome, number> {
  const counts = { failed: 0, noted: 0, passed: 0 };
  for (const { outcome, places } of checks) counts[outcome] += places.length;
  return counts;
}

/** Names the cause of the SDK's failures about what it can't check. */
export const withUnchecked = (
  groups: readonly CheckGroup[],
  causeOf: (check: Check) => Check['fault'],
): CheckGroup[] =>
  groups.map((group) => ({
    ...group,
    checks: group.checks.map((check) => {
      const fault = check.outcome === 'failed' && !check.isOwn ? causeOf(check) : undefined;
      return fault ? { ...check, fault } : check;
    }),
  }));

/** What makes a finding of this page needless: the signature doesn't match, or the hash. */
const SDK_FOUND = /^claimSignature\.(?:mismatch|missing)$|^assertion\.\w+Hash\.mismatch$/;

/** What this page found wrong with the file itself, unless the SDK's own failures already say more. */
export function faultOf([own]: readonly CheckGroup[]): Fault | undefined {
  const failed = own?.checks.filter(({ outcome }) => outcome === 'failed') ?? [];
  if (failed.some(({ code, isOwn, fault }) => !isOwn && !fault && SDK_FOUND.test(code))) return undefined;
  // What's known to be wrong comes before what couldn't be checked.
  const last = ({ fault }: Check) => Number(isUnchecked(fault));
  for (const { fault: kind, explanations, clause } of failed.toSorted((a, b) => last(a) - last(b)))
    if (kind)
      return { kind, detail: FAULT_DETAILS[kind], message: explanations[0] ?? '', ...(clause && { clause }) };
  return undefined;
}
