import type { DocPageData } from '../page-data/doc-page.ts';
import { href } from '../ui/href.ts';

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
