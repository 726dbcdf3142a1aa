export type {
  FileCheck,
  FileCheckAnswer,
  FixStep,
  RuleResult,
  RuleSetId,
} from '../../../src/c2pa/conformance/index.ts';
export {
  checkFile,
  FIX_STEPS,
  NOT_TRUST,
  RULE_SETS,
  resultLine,
} from '../../../src/c2pa/conformance/index.ts';
