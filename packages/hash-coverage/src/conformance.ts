export type {
  FileCheck,
  FileCheckAnswer,
  FixStep,
  RuleResult,
  RuleSetId,
} from '@content-credentials/verdict/conformance';
export {
  checkFile,
  FIX_STEPS,
  NOT_TRUST,
  RULE_SETS,
  resultLine,
} from '@content-credentials/verdict/conformance';
