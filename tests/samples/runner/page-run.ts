/** The outcome of a block of commands. */
export interface BlockResult {
  line: number;
  state: 'ran' | 'failed' | 'marked' | 'left out';
  /** Why it isn't `ran`. */
  reason?: string;
}

export interface PageRun {
  blocks: BlockResult[];
  /** What was installed instead of the page's packages. */
  substituted: string[];
  /** The folder that the reader is in at the end. */
  cwd: string;
}
