import type { ReactNode } from 'react';

/** The options after a code fence's language: ```js title="read.mjs" {2,4-5} ins={3} del={1} */
export interface CodeMeta {
  title?: string;
  /** Lines to mark, starting at 1. */
  marked: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  /** Text below the block, such as the versions a sample ran with. */
  note?: string;
}

/** A highlighted code block. */
export interface CodeBlockData extends Partial<CodeMeta> {
  /** The fence's language; `sh` and `console` look like a terminal. */
  lang: string;
  /** One highlighted HTML string per line. */
  lines: string[];
  /** Whether it's a part of a file. A link in `run` leads to the whole one. */
  isExcerpt?: boolean;
  /** How to run it, shown before the note. */
  run?: ReactNode;
}
