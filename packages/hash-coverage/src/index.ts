export type {
  ByteSource,
  Coverage,
  CoverageFault,
  CoverageOptions,
  FaultKind,
  HashKind,
  Shown,
  Span,
  Uncovered,
} from '../../../src/c2pa/coverage/index.ts';
export {
  blobSource,
  bytesSource,
  coverageOf,
  hasUnreadStore,
  SIGNERS,
  storeIn,
  unprotectedIn,
  wordsOf,
} from '../../../src/c2pa/coverage/index.ts';
export type { Reliability, SignerTrust, StateWords, Tone } from '../../../src/c2pa/report/states.ts';
