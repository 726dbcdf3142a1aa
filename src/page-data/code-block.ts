import type { ReactNode } from 'react';

/** What may stand after the language of a code fence: ```js title="read.mjs" {2,4-5} ins={3} del={1} */
export interface CodeMeta {
  title?: string;
  /** Lines to mark, 1-based. */
  marked: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  /** Text shown under the block, e.g. the versions a sample ran with. */
  note?: string;
}

/** A block of code, highlighted. */
export interface CodeBlockData extends Partial<CodeMeta> {
  /** The fence's language; `sh` and `console` look like a terminal. */
  lang: string;
  /** One highlighted HTML string per line. */
  lines: string[];
  /** How to run it: stands before the note. */
  run?: ReactNode;
}
