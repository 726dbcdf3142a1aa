import { linkTo } from './address.ts';
import { groupByPage } from './group.ts';
import { HitText } from './HitText.tsx';
import { PageLine } from './PageLine.tsx';
import type { SearchHit } from './source.ts';

/** One page of results, grouped by the page they belong to. */
export function PageResults({ hits, onOpen }: { hits: readonly SearchHit[]; onOpen(): void }) {
  const { base = '/', slash } = document.documentElement.dataset;
  return (
    <ol className="search-groups">
      {groupByPage(hits).map(({ page, hits: parts }) => (
        <li key={page.address} className="search-group">
          <PageLine page={page} heading="h2" />
          <ul>
            {parts.map((hit) => (
              <li key={hit.address}>
                <a
                  className={hit.path.length > 1 ? 'search-hit search-hit-part' : 'search-hit'}
                  href={linkTo(hit.address, base, slash)}
                  onClick={onOpen}
                >
                  <HitText hit={hit} />
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
