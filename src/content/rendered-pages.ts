/**
 * The pages that the last build rendered. Like {@link writtenPages} on the global object, because pages are rendered by
 * modules that Vite runs.
 */
export interface RenderedPages {
  /**
   * The page's HTML, if the last build rendered the same values with the same code. Set by `integrations/kept-pages.ts`.
   * @param module address of the module that renders
   * @param values everything that the page shows besides what the code has
   */
  find: (module: string, address: string, values: readonly unknown[]) => Promise<string | undefined>;
}

const KEY = Symbol.for('docs.rendered-pages');
const shared = globalThis as { [KEY]?: RenderedPages };

export function renderedPages(): RenderedPages {
  shared[KEY] ??= { find: async () => undefined };
  return shared[KEY];
}
