import { Marked } from './Marked.tsx';
import type { SearchHit } from './source.ts';

/** The text of a hit below its page's title: the path to the section, its heading, and an excerpt. */
export function HitText({ hit: { path, heading, excerpt } }: { hit: SearchHit }) {
  const above = path.slice(1, -1);
  return (
    <>
      <span className="search-heading" dir="auto">
        {above.length > 0 && <span className="search-path">{above.join(' › ')} › </span>}
        <Marked segments={heading} />
      </span>
      {excerpt.length > 0 && (
        <span className="search-excerpt" dir="auto">
          <Marked segments={excerpt} />
        </span>
      )}
    </>
  );
}
