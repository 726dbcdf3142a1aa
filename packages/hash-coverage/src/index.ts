export type {
  ByteSource,
  Coverage,
  CoverageFault,
  CoverageOptions,
  HashKind,
  Shown,
  Span,
  Uncovered,
} from '../../../src/c2pa/coverage/index.ts';
export {
  blobSource,
  bytesSource,
  coverageOf,
  storeIn,
  unprotectedIn,
} from '../../../src/c2pa/coverage/index.ts';
