import { cProgram } from './c.ts';
import { cppProgram } from './cpp.ts';
import type { CodeJob } from './job.ts';
import { nodeProgram } from './node.ts';
import { pythonProgram } from './python.ts';
import { rustProgram } from './rust.ts';
import { webProgram } from './web.ts';

export interface CodeLanguage {
  key: string;
  label: string;
  /** Name of the program's file. */
  file: string;
  /** Files of ours that it needs next to it, in `/samples/shared/`. */
  needs: readonly string[];
  program(job: CodeJob): string;
}

/** The languages in which the lab generates code. `tests/samples/lab-code.test.ts` runs the programs. */
export const CODE_LANGUAGES = [
  { key: 'node', label: 'Node.js', file: 'sign.mjs', needs: [], program: nodeProgram },
  { key: 'python', label: 'Python', file: 'sign.py', needs: [], program: pythonProgram },
  { key: 'rust', label: 'Rust', file: 'main.rs', needs: [], program: rustProgram },
  { key: 'c', label: 'C', file: 'sign.c', needs: ['c/c2pa_file.h'], program: cProgram },
  { key: 'cpp', label: 'C++', file: 'sign.cpp', needs: [], program: cppProgram },
  {
    key: 'web',
    label: 'Web JavaScript',
    file: 'sign.js',
    needs: ['web/cose.js', 'web/test-signer.js'],
    program: webProgram,
  },
] as const satisfies readonly CodeLanguage[];

export type CodeLanguageKey = (typeof CODE_LANGUAGES)[number]['key'];
