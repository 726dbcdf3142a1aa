import { type Content, element } from './element.ts';

interface Paging {
  /** 1-based. */
  page: number;
  pages: number;
  /** Address of another page of results. */
  link(page: number): string;
  onTurn(page: number): void;
}

/** Links to the other pages of results, so that each can be opened in a new tab. */
export function paging({ page, pages, link, onTurn }: Paging): Content {
  if (pages < 2) return undefined;
  const to = (target: number, label: string, more: Record<string, string | undefined>) => {
    const click = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onTurn(target);
    };
    return element('a', { href: link(target), click, ...more }, label);
  };
  return element(
    'nav',
    { class: 'search-paging', 'aria-label': 'Pages of results' },
    page > 1 && to(page - 1, 'Previous', { rel: 'prev' }),
    element(
      'ul',
      {},
      ...pagesAround(page, pages).map((one, index, all) =>
        element(
          'li',
          { class: index > 0 && one - (all[index - 1] ?? 0) > 1 ? 'search-gap' : undefined },
          to(one, String(one), {
            'aria-label': `Page ${one}`,
            'aria-current': one === page ? 'page' : undefined,
          }),
        ),
      ),
    ),
    page < pages && to(page + 1, 'Next', { rel: 'next' }),
  );
}

/** The page numbers to show: the first, the last, and the neighbors of the current one. */
export function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
}
