import type { FileCheck } from './check.ts';
import { nameOfSet } from './rule-sets.ts';

/** The result in a line. It never says that a file conforms: only a product on the program's list does. */
export function resultLine({ set, met, results }: FileCheck): string {
  const warnings = results.filter(({ outcome }) => outcome === 'warning').length;
  const warned = warnings === 0 ? '' : `, with ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  return `Meets ${met} of ${results.length} file rules (${nameOfSet(set)})${warned}`;
}

/** What the result doesn't mean. */
export const NOT_TRUST =
  'Meeting these rules isn’t trust, and it isn’t conformance. A file can meet all of them even if its signature doesn’t match (`claimSignature.mismatch`) or its signer is unknown, because the published rules check neither. Only a product on the program’s list conforms.';
