import type { SearchHit } from './source.ts';

/** The hits of one page, the best first. */
export interface PageHits {
  page: SearchHit['page'];
  hits: SearchHit[];
}

/** Groups hits by page, with pages in the order of their best hit. */
export function groupByPage(hits: readonly SearchHit[]): PageHits[] {
  return [...Map.groupBy(hits, ({ page }) => page.address).values()].flatMap((group) =>
    group[0] ? [{ page: group[0].page, hits: group }] : [],
  );
}
