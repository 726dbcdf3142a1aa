import type { Tool } from '../tool.ts';
import { certificateRules } from './certificate-rules.ts';
import { checkConformance } from './check-conformance.ts';
import { checkManifestDefinition } from './check-definition.ts';
import { checkProgram } from './check-program.ts';
import { explainStatusCode } from './explain-status-code.ts';
import { findSample } from './find-sample.ts';
import { inspectFile } from './inspect-file.ts';
import { readPage } from './read-page.ts';
import { searchDocs } from './search-docs.ts';

/** Every tool, in the order that clients list them. */
export const tools = [
  searchDocs,
  readPage,
  findSample,
  explainStatusCode,
  checkManifestDefinition,
  checkProgram,
  certificateRules,
  inspectFile,
  checkConformance,
] as unknown as readonly Tool[];
