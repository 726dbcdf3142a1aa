import './page-type.css';
import { href } from '../addresses/href.ts';
import type { DocPageData } from '../page-data/doc-page.ts';
import { PAGE_TYPE_LABELS } from '../page-data/page-type.ts';

type Actions = Pick<DocPageData, 'type' | 'markdownAddress' | 'assistants'>;

/** At the top of a page: what it's for, its Markdown, which a script adds a copy button for, and the operator's assistants. */
export function PageActions({ type, markdownAddress, assistants }: Actions) {
  return (
    <p className="page-actions">
      <span className="page-type" data-type={type}>
        {PAGE_TYPE_LABELS[type]}
      </span>
      <a href={href(markdownAddress)} type="text/markdown">
        View as Markdown
      </a>
      {assistants.map(({ label, href: address }) => (
        <a key={label} href={address} rel="noopener">{`Open in ${label}`}</a>
      ))}
    </p>
  );
}
