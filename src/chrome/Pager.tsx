import type { Neighbours } from '../page-data/navigation.ts';
import { href } from '../ui/href.ts';

/** The pages after and before this one in reading order. */
export function Pager({ previous, next }: Neighbours) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Previous and next page">
      {next && (
        <a className="pager-next" href={href(next.address)} rel="next">
          <span>Next</span>
          <strong>{next.label}</strong>
          {next.description && <span>{next.description}</span>}
        </a>
      )}
      {previous && (
        <a className="pager-previous" href={href(previous.address)} rel="prev">
          <span>Previous:</span> {previous.label}
        </a>
      )}
    </nav>
  );
}
