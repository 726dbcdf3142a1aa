import { href } from '../addresses/href.ts';
import type { DocPageData } from '../page-data/doc-page.ts';

type Actions = Pick<DocPageData, 'markdownAddress' | 'assistants'>;

/** At the top of a page: its Markdown, which a script adds a copy button for, and the operator's assistants. */
export function PageActions({ markdownAddress, assistants }: Actions) {
  return (
    <p className="page-actions">
      <a href={href(markdownAddress)} type="text/markdown">
        View as Markdown
      </a>
      {assistants.map(({ label, href: address }) => (
        <a key={label} href={address} rel="noopener">{`Open in ${label}`}</a>
      ))}
    </p>
  );
}
