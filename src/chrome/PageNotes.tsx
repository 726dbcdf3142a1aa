import { checkedText, type DocPageData } from '../page-data/doc-page.ts';

/** Sections that are on other pages now, by their old anchors. Browsers open the list for a reader who follows an old link. */
function MovedSections({ moved }: Pick<DocPageData, 'moved'>) {
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

type Notes = Pick<
  DocPageData,
  'checked' | 'sources' | 'moved' | 'lastUpdated' | 'editHref' | 'reportHref' | 'feedback'
>;

/** At the foot of a page: what its facts were checked against, its sources, when it was changed, and how to improve it. */
export function PageNotes({ checked, sources, moved, lastUpdated, editHref, reportHref, feedback }: Notes) {
  return (
    <footer className="page-notes">
      {feedback && <p className="feedback" data-reply={feedback.src} data-version={feedback.version} />}
      {checked && <p>{checkedText(checked)}</p>}
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
      <MovedSections moved={moved} />
      <p className="page-links">
        {editHref && <a href={editHref}>Edit this page</a>}
        {reportHref && (
          <a href={reportHref} data-reply="">
            Report a problem
          </a>
        )}
        {lastUpdated && (
          <span>
            Last updated on <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
          </span>
        )}
      </p>
    </footer>
  );
}
