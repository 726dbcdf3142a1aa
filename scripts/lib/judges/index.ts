import { c2patool } from './c2patool.ts';
import type { Engine } from './engine.ts';
import { node } from './node.ts';
import { python } from './python.ts';
import { web } from './web.ts';

/**
 * Every engine that is asked. Rust isn't among them: c2pa-python and c2patool are that very library, and the samples in
 * Rust print no report.
 */
export const engines: readonly Engine[] = [node, web, c2patool, python];
