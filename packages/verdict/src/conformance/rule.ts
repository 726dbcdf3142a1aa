/** A version of the standard for which the program has rules. */
export type SpecVersion = '2.2' | '2.4';

export type RuleSetId = '0.1/2.2' | '0.2/2.2' | '0.2/2.4';

/** What breaks a rule: labels, names, or codes from the file; empty if nothing does. */
export type Breaches = readonly unknown[];

/**
 * Checks the active manifest of a crJSON document.
 * @throws WrongType if a value's type makes the check impossible
 */
export type Check = (manifest: unknown, version: SpecVersion) => Breaches;

/** What somebody who signs with an SDK changes; `FIX_STEPS` says how in each SDK. */
export type FixKind = 'definition' | 'created-list' | 'signing-order' | 'crjson';

/** A rule in our words. Texts have code between backticks. */
export interface RuleText {
  /** What must be true. */
  rule: string;
  /** Where it's written. */
  clause: { title: string; href: string };
  fix: { kind: FixKind; text: string };
  /** Breaking it is only a warning. */
  isWarning?: true;
}

export interface Rule extends RuleText {
  /** The rubric's own id, without `validation:`. */
  id: string;
  check: Check;
}
