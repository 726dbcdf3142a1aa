import { c2patool } from './c2patool.ts';
import { node } from './node.ts';
import { python } from './python.ts';
import type { Engine } from './validator.ts';
import { web } from './web.ts';

/**
 * Every engine. Rust isn't one of them: c2pa-python and c2patool contain the same library, and the samples in Rust
 * don't print a report. c2pa-wasm, which has the newest core, is only in the gallery.
 */
export const engines: readonly Engine[] = [node, web, c2patool, python];
