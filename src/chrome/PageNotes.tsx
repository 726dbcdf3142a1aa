import { href } from '../addresses/href.ts';
import type { DocPageData } from '../page-data/doc-page.ts';

type Notes = Pick<
  DocPageData,
  'checkedWith' | 'checkedOn' | 'sources' | 'lastUpdated' | 'editHref' | 'markdownAddress'
>;

/** At the foot of a page: what its facts were checked against, its sources, its age, and how to mend it. */
export function PageNotes({
  checkedWith,
  checkedOn,
  sources,
  lastUpdated,
  editHref,
  markdownAddress,
}: Notes) {
  return (
    <footer className="page-notes">
      <p>{`Checked on ${checkedOn} with ${checkedWith.join(', ')}.`}</p>
      {sources.length > 0 && (
        <details>
          <summary>Sources of this page</summary>
          <ul>
            {sources.map(({ title, url }) => (
              <li key={url + title}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="page-links">
        {editHref && <a href={editHref}>Edit this page</a>}
        <a href={href(markdownAddress)} type="text/markdown">
          This page as Markdown
        </a>
        {lastUpdated && (
          <span>
            Last updated on <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
          </span>
        )}
      </p>
    </footer>
  );
}
