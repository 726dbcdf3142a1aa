import type { FrontMatter } from './front-matter.ts';

/**
 * What the parts of a dev server share. Pages and integrations are modules that Vite runs, and the program around them
 * are modules that Node runs: what both import exists twice, and only the global object is one.
 */
export interface DevBridge {
  /** What is wrong with pages, found while they are loaded: messages by file. A file without problems isn't in it. */
  readonly problems: Map<string, readonly string[]>;
  /** Called when the problems of a file changed. */
  changed: (file: string) => void;
  /** Every page of the docs as it's now. */
  docs: () => Iterable<DevDoc>;
  /** What is wrong with the configuration and data on disk. Read by Node, since Vite ends what runs its configuration. */
  check: () => Promise<string[]>;
}

/** A page that the dev server has loaded. */
export interface DevDoc {
  /** Path inside the source folder. */
  file: string;
  facts: FrontMatter;
  /** Its text without front matter. */
  body: string;
}

const KEY = Symbol.for('docs.dev-bridge');
const shared = globalThis as { [KEY]?: DevBridge };

export function devBridge(): DevBridge {
  shared[KEY] ??= { problems: new Map(), changed: () => undefined, docs: () => [], check: async () => [] };
  return shared[KEY];
}
