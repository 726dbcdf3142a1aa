import { createContext, type ReactNode, useContext } from 'react';
import { Breakable } from '../ui/Breakable.tsx';
import { href } from '../ui/href.ts';
import { checkedText, type DocPageData, type Neighbors, type SidebarNode } from './data.ts';

/** Whether a page is rendered with what's the same around all pages. The router's data and the Markdown forms leave it out. */
export const Frame = createContext(true);

/** A part of the frame. */
export const Fixed = ({ children }: { children: ReactNode }) => (useContext(Frame) ? children : null);

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
      {feedback && <p className="feedback" data-src={feedback.src} data-version={feedback.version} />}
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
        {reportHref && <a href={reportHref}>Report a problem</a>}
        {lastUpdated && (
          <span>
            Last updated on <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
          </span>
        )}
      </p>
    </footer>
  );
}

/** The path from the docs landing page to this page. */
export function Breadcrumbs({ trail, docsAddress }: { trail: readonly SidebarNode[]; docsAddress: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={href(docsAddress)}>Docs</a>
        </li>
        {trail.map(({ label, address }, index) => (
          <li key={label}>
            {address && index < trail.length - 1 ? (
              <a href={href(address)}>
                <Breakable text={label} />
              </a>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>
                <Breakable text={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The pages before and after this one in reading order. */
export function Pager({ previous, next }: Neighbors) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Previous and next page">
      {previous && (
        <a className="pager-previous" href={href(previous.address)} rel="prev">
          <span>Previous</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a className="pager-next" href={href(next.address)} rel="next">
          <span>Next</span>
          <strong>{next.isCode ? <code>{next.label}</code> : next.label}</strong>
          {next.description && <span>{next.description}</span>}
        </a>
      )}
    </nav>
  );
}

type Actions = Pick<DocPageData, 'markdownAddress' | 'assistants' | 'assistantsPage'>;

/** What a reader can take from a page: the Markdown, the link, or a prompt. Buttons copy, so they appear when the script runs. */
export function PageActions({ markdownAddress, assistants, assistantsPage }: Actions) {
  const copies = { page: 'Copy as Markdown', link: 'Copy link', prompt: 'Copy prompt for an assistant' };
  return (
    <details className="nav-menu page-actions">
      <summary>Copy page</summary>
      <ul>
        {Object.entries(copies).map(([what, label]) => (
          <li key={what}>
            <button type="button" data-copy={what} hidden>
              {label}
            </button>
          </li>
        ))}
        <li>
          <a href={href(markdownAddress)} type="text/markdown">
            View as Markdown
          </a>
        </li>
        {assistants.map(({ label, href: address }) => (
          <li key={label}>
            <a href={address} rel="noopener">{`Open in ${label}`}</a>
          </li>
        ))}
        {assistantsPage && (
          <li>
            <a href={href(assistantsPage)}>Connect an assistant (MCP)</a>
          </li>
        )}
      </ul>
    </details>
  );
}
