/** The search page's list, filtered while the reader types; the words are kept in the address. */
export function startPageFilter(): void {
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  const field = page?.querySelector<HTMLInputElement>('input');
  const status = page?.querySelector('[data-search-status]');
  if (!page || !field || !status || page.dataset.started !== undefined) return;
  page.dataset.started = '';
  const items = [...page.querySelectorAll<HTMLElement>('[data-search-list] > li')];
  const filter = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const item of items) {
      const text = item.textContent?.toLowerCase() ?? '';
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) shown++;
    }
    status.textContent = words.length ? `${shown} of ${items.length} pages` : '';
  };
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', () => {
    const url = new URL(location.href);
    if (field.value) url.searchParams.set('q', field.value);
    else url.searchParams.delete('q');
    history.replaceState(history.state, '', url);
    filter();
  });
  filter();
}
