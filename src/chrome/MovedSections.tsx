import type { DocPageData } from '../page-data/doc-page.ts';

/** Sections that are on other pages now, by their old anchors. Browsers open the list for a reader who follows an old link. */
export function MovedSections({ moved }: Pick<DocPageData, 'moved'>) {
  if (moved.length === 0) return null;
  return (
    <details>
      <summary>Sections that moved to other pages</summary>
      <ul>
        {moved.map(({ id, href }) => (
          <li key={id}>
            <a id={id} href={href} className="moved">{`#${id}`}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
