import { at, isRecord } from '../json.ts';
import { type Choice, chooseRuleSet } from './choose.ts';
import { activeManifest, isNothing, WrongType } from './crjson.ts';
import type { Breaches, Rule, RuleSetId, SpecVersion } from './rule.ts';
import { nameOfSet, RULE_SETS, type RuleSet } from './rule-sets.ts';
import { type Signal, signalsOf } from './signals.ts';

/** The outcome of one rule. */
export interface RuleResult {
  rule: Rule;
  outcome: 'met' | 'not met' | 'warning';
  /** What breaks it, from the file, shortened: labels, names, or codes. */
  found: string[];
  /** How many more there are. */
  more: number;
  /** A value has a type that the rule can't work with. */
  isUnreadable?: true;
}

/** A file's crJSON, checked against a rule set. Meeting all rules says nothing about trust, or about the product. */
export interface FileCheck {
  set: RuleSet;
  choice: Choice;
  results: RuleResult[];
  met: number;
  /** Of the active manifest. */
  signals: Signal[];
}

export type FileCheckAnswer = FileCheck | { cannotCheck: string };

const MAX_FOUND = 5;
const MAX_LENGTH = 80;

const shown = (value: unknown): string => {
  const words =
    typeof value === 'string' ? value : value === null || value === undefined ? 'no name' : typeof value;
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words;
};

/** Checks one rule. */
export function checkRule(rule: Rule, manifest: unknown, version: SpecVersion): RuleResult {
  let breaches: Breaches;
  try {
    breaches = rule.check(manifest, version);
  } catch (error) {
    if (error instanceof WrongType)
      return { rule, outcome: 'not met', found: [], more: 0, isUnreadable: true };
    throw error;
  }
  const broken = rule.isWarning ? 'warning' : 'not met';
  const found = [...new Set(breaches.map(shown))];
  return {
    rule,
    outcome: breaches.length > 0 ? broken : 'met',
    found: found.slice(0, MAX_FOUND),
    more: Math.max(0, found.length - MAX_FOUND),
  };
}

/** Every rule of a set, whatever the document is. */
export const checkRules = (set: RuleSet, document: unknown): RuleResult[] =>
  set.rules.map((rule) => checkRule(rule, activeManifest(document), set.spec));

/**
 * Checks a crJSON document. Never throws, whatever the document contains.
 * @param wanted a rule set that somebody chose; by default, the one for the version that the claim names
 */
export function checkFile(document: unknown, wanted?: RuleSetId): FileCheckAnswer {
  const manifest = activeManifest(document);
  if (!isRecord(manifest)) return { cannotCheck: 'The crJSON has no manifest.' };
  // Most rules forbid something, so a manifest without assertions would meet them by having nothing.
  const assertions = at(manifest, 'assertions');
  if (!isRecord(assertions) || isNothing(assertions))
    return { cannotCheck: 'The crJSON has no assertions of the active manifest.' };
  const choice: Choice = wanted ? { set: wanted, reason: 'You chose these rules.' } : chooseRuleSet(manifest);
  const set = RULE_SETS.find(({ id }) => id === choice.set);
  if (!set) return { cannotCheck: 'There’s no rule set with this name.' };
  const results = checkRules(set, document);
  return {
    set,
    choice,
    results,
    met: results.filter(({ outcome }) => outcome === 'met').length,
    signals: signalsOf(manifest),
  };
}

/** The result in a line. It never says that a file conforms: only a product on the program's list does. */
export function resultLine({ set, met, results }: FileCheck): string {
  const warnings = results.filter(({ outcome }) => outcome === 'warning').length;
  const warned = warnings === 0 ? '' : `, with ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  return `Meets ${met} of ${results.length} file rules (${nameOfSet(set)})${warned}`;
}

/** What the result doesn't mean. */
export const NOT_TRUST =
  'Meeting these rules isn’t trust, and it isn’t conformance. A file can meet all of them even if its signature doesn’t match (`claimSignature.mismatch`) or its signer is unknown, because the published rules check neither. Only a product on the program’s list conforms.';
