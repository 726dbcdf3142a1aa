import { settings } from 'virtual:search';
import { askIndex, useAnswer } from './answer.ts';
import { countOf, Results, type Type } from './List.tsx';
import { addRecent, readRecent } from './recent.ts';
import type { Group } from './settings.ts';

/** The results page shows the rest. */
const LIMIT = 6;

/** What Enter presses in the field: the first result, or the button that tries again. */
const FIRST = '[aria-busy="false"] :is(.search-rows a, [role="alert"] button)';

/** Arrows move through the links, Enter opens the first one, and letters go on in the field. */
export function listen(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  dialog.onkeydown = (event) => {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const links = [...dialog.querySelectorAll<HTMLElement>('.search-body a')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (isComposing || ctrlKey || metaKey || altKey) return;
    if (at >= 0 && key.length === 1) field.focus();
    if (!step) return;
    event.preventDefault();
    const stops = [field, ...links];
    stops.at((at + 1 + step) % stops.length)?.focus();
  };
  dialog.onsubmit = (event) => {
    if (event.target !== field.form) return;
    const first = dialog.querySelector<HTMLElement>(FIRST);
    if (first || field.value.trim() === '') event.preventDefault();
    // Before there are results, the results page opens.
    else dialog.close();
    first?.click();
  };
  dialog.onclick = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('.search-body a');
    const name = link?.querySelector('.search-title') ?? link;
    const href = link?.getAttribute('href');
    if (href && link?.matches('.search-hit')) addRecent({ href, label: name?.textContent ?? '' });
    if (link && !ctrlKey && !metaKey && !shiftKey) dialog.close();
  };
}

function Links({ label, links }: Group) {
  return (
    <section className="search-group" aria-label={label}>
      <h2 className="search-group-title">{label}</h2>
      {links.map(({ href, label }) => (
        <a key={href} className="search-hit" href={href}>
          {label}
        </a>
      ))}
    </section>
  );
}

/** What's below the dialog's field. */
export function Dialog({ query, type }: { query: string; type: Type }) {
  const found = useAnswer(askIndex, query, LIMIT);
  const total = found.answer?.total ?? 0;
  if (query === '') {
    const groups = [{ label: 'Recent pages', links: readRecent() }, ...settings.start];
    return groups.map((group) => group.links.length > 0 && <Links key={group.label} {...group} />);
  }
  return (
    <div aria-busy={found.isBusy}>
      <Results found={found} type={type} />
      {total > 0 && (
        <a className="search-all" href={`${settings.page}?${new URLSearchParams({ q: query })}`}>
          See all {countOf(total)}
        </a>
      )}
    </div>
  );
}
