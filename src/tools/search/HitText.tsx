import { Marked } from './Marked.tsx';
import type { SearchHit } from './source.ts';

/** What a hit shows below its page's title: the way to the section, its heading, and where the words stand. */
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
