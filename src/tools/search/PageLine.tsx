import { KIND_LABELS } from './labels.ts';
import type { SearchHit } from './source.ts';

/** The page that hits belong to: docs section, title, and kind. */
export function PageLine({
  page,
  heading: Title = 'span',
}: {
  page: SearchHit['page'];
  heading?: 'h2' | 'span';
}) {
  return (
    <div className="search-page-line" role="presentation">
      {page.section && page.section !== page.title && (
        <span className="search-section">
          <span>{page.section}</span> ›
        </span>
      )}
      <Title className="search-title">{page.title}</Title>
      <span className="search-kind">{KIND_LABELS[page.kind].one}</span>
    </div>
  );
}
