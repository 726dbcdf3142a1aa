export {
  checkFile,
  type FileCheck,
  type FileCheckAnswer,
  NOT_TRUST,
  type RuleResult,
  resultLine,
} from './check.ts';
export { FIX_STEPS, type FixStep } from './fix-steps.ts';
export type { RuleSetId } from './rule.ts';
export { nameOfSet, RULE_SETS } from './rule-sets.ts';
