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
} from '@content-credentials/verdict/coverage';
export {
  blobSource,
  bytesSource,
  coverageOf,
  hasUnreadStore,
  SIGNERS,
  storeIn,
  unprotectedIn,
  wordsOf,
} from '@content-credentials/verdict/coverage';
export type { Reliability, SignerTrust, StateWords, Tone } from '@content-credentials/verdict/report/states';
