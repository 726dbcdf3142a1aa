import type { MouseEvent } from 'react';
import { pagesAround } from './pages-around.ts';

interface PagingProps {
  /** 1-based. */
  page: number;
  pages: number;
  /** Address of another page of results. */
  link(page: number): string;
  onTurn(page: number): void;
}

/** Links to the other pages of results, so that each can be opened in a new tab. */
export function Paging({ page, pages, link, onTurn }: PagingProps) {
  if (pages < 2) return null;
  const turnTo = (target: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onTurn(target);
  };
  return (
    <nav className="search-paging" aria-label="Pages of results">
      {page > 1 && (
        <a href={link(page - 1)} onClick={turnTo(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <ul>
        {pagesAround(page, pages).map((one, index, all) => (
          <li key={one} className={index > 0 && one - (all[index - 1] ?? 0) > 1 ? 'search-gap' : undefined}>
            <a
              href={link(one)}
              onClick={turnTo(one)}
              aria-label={`Page ${one}`}
              aria-current={one === page ? 'page' : undefined}
            >
              {one}
            </a>
          </li>
        ))}
      </ul>
      {page < pages && (
        <a href={link(page + 1)} onClick={turnTo(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
