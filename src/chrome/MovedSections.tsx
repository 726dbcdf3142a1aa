import type { DocPageData } from '../page-data/doc-page.ts';

/** Sections that are on other pages now. Each shows itself only to a reader who follows an old link without script. */
export function MovedSections({ moved }: Pick<DocPageData, 'moved'>) {
  return moved.map(({ id, href }) => (
    <a key={id} id={id} href={href} className="moved">
      This section is on another page now
    </a>
  ));
}
