/**
 * The pages that the last build rendered. Like {@link writtenPages} on the global object, because pages are rendered by
 * modules that Vite runs.
 */
export interface RenderedPages {
  /**
   * Whether the last build rendered the same values with the same code. Then its HTML is used again, and Astro needn't
   * know the page. Set by `integrations/kept-pages.ts`.
   * @param module address of the module that renders
   * @param values everything that the page shows besides what the code has
   */
  isKept: (module: string, address: string, values: unknown) => boolean;
}

const KEY = Symbol.for('docs.rendered-pages');
const shared = globalThis as { [KEY]?: RenderedPages };

export function renderedPages(): RenderedPages {
  shared[KEY] ??= { isKept: () => false };
  return shared[KEY];
}
