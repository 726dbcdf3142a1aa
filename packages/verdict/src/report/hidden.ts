import { listAt, textAt } from '../json.ts';
import { lastPart, manifestIn } from './ingredients.ts';

/** An assertion that a later manifest removed from an earlier one (C2PA 2.4, §6.8). */
export interface Redaction {
  /** Label of the assertion that was removed: `c2pa.metadata`. */
  assertion: string;
  /** Label of the manifest that it was removed from. */
  manifest?: string;
  /** From the `c2pa.redacted` action: `c2pa.PII.present`. */
  reason?: string;
}

const MAX_REDACTIONS = 200;

/**
 * What a manifest says it removed from others.
 * @param manifest of the SDK's report: `redactions` are addresses, and a `c2pa.redacted` action gives the reason
 */
export function redactionsOf(manifest: unknown): Redaction[] {
  const actions = listAt(manifest, 'assertions')
    .filter((one) => textAt(one, 'label')?.startsWith('c2pa.actions'))
    .flatMap((one) => listAt(one, 'data', 'actions'))
    .filter((action) => textAt(action, 'action') === 'c2pa.redacted');
  const reasons = new Map(
    actions.map((action) => [textAt(action, 'parameters', 'redacted') ?? '', textAt(action, 'reason')]),
  );
  const listed = listAt(manifest, 'redactions').filter((one) => typeof one === 'string');
  const addresses = new Set([...listed, ...[...reasons.keys()].filter(Boolean)]);
  return [...addresses].slice(0, MAX_REDACTIONS).map((address) => ({
    assertion: lastPart(address),
    manifest: manifestIn(address),
    reason: reasons.get(address),
  }));
}

/** Whether an actions assertion says that it lists every action; undefined if none says either way. */
export function isActionListComplete(manifest: unknown): boolean | undefined {
  const values = listAt(manifest, 'assertions')
    .filter((one) => textAt(one, 'label')?.startsWith('c2pa.actions'))
    .map((one) => textAt(one, 'data', 'allActionsIncluded'));
  if (values.includes('false')) return false;
  return values.includes('true') ? true : undefined;
}

/** Reasons for a redaction in words (C2PA 2.4, §18.15.4.7, "reason"). */
const REASONS: Readonly<Record<string, string>> = {
  'c2pa.PII.present': 'personal information',
  'c2pa.invalid.data': 'invalid data',
  'c2pa.trade-secret.present': 'a trade secret',
  'c2pa.government.confidential': 'confidential government information',
};

/** A reason in words; undefined if it isn't a standard one. */
export const reasonWords = (reason: string): string | undefined =>
  Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
