import type { FrontMatter } from './front-matter.ts';

/**
 * What the parts of a dev server share. Vite runs the modules that show pages; Node runs integrations, the Markdown
 * compiler with its components, and the program around them. A module that both import exists twice, so only the global
 * object is shared.
 */
export interface DevBridge {
  /** Problems found while pages are loaded: messages by file. A file without problems isn't included. */
  readonly problems: Map<string, readonly string[]>;
  /** Called when a file's problems change. */
  changed: (file: string) => void;
  /** Called with a message for each address that two pages have. */
  duplicates: (messages: ReadonlyMap<string, string>) => void;
  /** Every page of the docs in its current state. */
  docs: () => Iterable<DevDoc>;
  /** The pages' state when Astro's list of addresses was made; undefined if there's none. */
  listed?: string;
  /** The files that Node has imported. It imports each of them once, so an edit shows after a restart. */
  readonly imported: Set<string>;
  /** What `npm run check` says about the text of a page, by its path in the source folder. */
  review: (file: string) => Promise<string[]>;
  /**
   * Called with the label of generated pages that are left out, because they aren't ready. Not set during a build,
   * which fails instead.
   */
  leftOut?: (label: string) => void;
  /** Whether generated pages are left out now. */
  isIncomplete?: boolean;
  /** Whether what takes seconds is left out: a dev server shows the other pages, and another process does it meanwhile. */
  isQuick?: boolean;
}

/** A page that the dev server has loaded. */
export interface DevDoc {
  /** Path in the source folder. */
  file: string;
  facts: FrontMatter;
  /** Differs for each content of the file. */
  digest: string;
}

const KEY = Symbol.for('docs.dev-bridge');
const shared = globalThis as { [KEY]?: DevBridge };

export function devBridge(): DevBridge {
  shared[KEY] ??= {
    problems: new Map(),
    changed: () => undefined,
    duplicates: () => undefined,
    docs: () => [],
    imported: new Set(),
    review: async () => [],
  };
  return shared[KEY];
}

/** A text that differs whenever a page was added, edited, or deleted. */
export const stateOfDocs = (): string =>
  Array.from(devBridge().docs(), ({ file, digest }) => `${file} ${digest}`).join('\n');

/**
 * The problems that remain when every page is there. A redirect to a generated page that's left out isn't a mistake;
 * sidebars don't name those pages.
 */
export const certain = <Problem extends { file: string }>(problems: readonly Problem[]): Problem[] =>
  problems.filter(({ file }) => !devBridge().isIncomplete || file === 'sidebars.ts');
