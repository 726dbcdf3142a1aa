import { at } from '../../json.ts';
import { has, isNothing, list } from '../crjson.ts';
import { NO_RESULTS, NOT_VALID, NOT_WELL_FORMED } from '../lists.ts';
import type { Breaches } from '../rule.ts';

/** `well_formed_data_present`, and `valid_data_present` */
export const dataPresent = (manifest: unknown): Breaches =>
  has(manifest, 'validationResults') ? [] : ['validationResults'];

/** The codes of failures; empty results count as missing. @throws WrongType */
function failuresOf(manifest: unknown): unknown[] {
  const results = at(manifest, 'validationResults');
  return isNothing(results)
    ? [NO_RESULTS]
    : list(at(results, 'failure')).map((failure) => at(failure, 'code'));
}

/** `well_formed_success` */
export const wellFormedSuccess = (manifest: unknown): Breaches =>
  failuresOf(manifest).filter((code) => NOT_WELL_FORMED.has(code));

/** `valid_success` */
export const validSuccess = (manifest: unknown): Breaches =>
  failuresOf(manifest).filter((code) => NOT_VALID.has(code));
