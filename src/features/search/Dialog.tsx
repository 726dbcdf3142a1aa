import { settings } from 'virtual:search';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { askIndex, useAnswer } from './answer.ts';
import { announced, countOf, Field, Hit, Message } from './List.tsx';
import type { Answer, Link, Result } from './pages.ts';
import { linkTo, placeOf } from './place.ts';
import { addRecent, readRecent } from './recent.ts';

/** The results page shows the rest. */
const LIMIT = 6;
const ID = 'search-option';

interface Option {
  href: string | undefined;
  content: ReactNode;
  /** How it's called among recent pages; none for what isn't a page. */
  label?: string;
}
interface Group {
  label?: string;
  options: Option[];
}

/** The rows up to the selected one stay where they are when texts join names, and the others follow. */
function joined(before: readonly Result[], after: readonly Result[], selected: number): Result[] {
  const pageOf = ({ address }: Result) => address.replace(/#.*/s, '');
  const known = new Map(after.map((one) => [pageOf(one), one]));
  const kept = before.slice(0, selected + 1).map((one) => known.get(pageOf(one)) ?? one);
  const pages = new Set(kept.map(pageOf));
  return [...kept, ...after.filter((one) => !pages.has(pageOf(one)))].slice(0, LIMIT);
}

const linksOf = (label: string, links: readonly Link[]): Group => ({
  label,
  options: links.map((link) => ({ href: link.href, content: link.label, label: link.label })),
});

function optionsOf(results: readonly Result[], total: number, query: string): Option[] {
  const all = { href: placeOf(settings.page, query), content: `See all ${countOf(total)}` };
  const pages = results.map((result) => ({
    href: linkTo(result.address),
    content: <Hit result={result} />,
    label: result.title.map(({ text }) => text).join(''),
  }));
  return results.length > 0 ? [...pages, all] : [];
}

/** The search dialog: a combobox whose options are pages. @param initial text typed before this code loaded */
export function Dialog({ initial, onClose }: { initial: string; onClose: () => void }) {
  const [query, setQuery] = useState(initial);
  const [rows, setRows] = useState<{ answer?: Answer; query: string; results: Result[] }>({
    query: '',
    results: [],
  });
  const [at, setAt] = useState(-1);
  const found = useAnswer(askIndex, query, LIMIT);
  const isBlank = query.trim() === '';

  if (!isBlank && found.answer && found.answer !== rows.answer) {
    const { answer } = found;
    const isSame = rows.query === found.query && rows.results.length > 0;
    const results = isSame ? joined(rows.results, answer.results, at) : answer.results;
    setRows({ answer, query: found.query, results });
    if (!isSame) setAt(results.length > 0 ? 0 : -1);
  }
  const change = (text: string) => {
    setQuery(text);
    if (text.trim() !== '') return;
    setRows({ query: '', results: [] });
    setAt(-1);
  };
  const attempt = (text: string) => {
    change(text);
    document.querySelector<HTMLInputElement>('.search-dialog input')?.focus();
  };

  let groups: Group[] = [];
  if (isBlank) {
    groups = [
      linksOf('Recent pages', readRecent()),
      linksOf('Start from', settings.starts),
      linksOf('Tools', settings.actions),
    ].filter(({ options }) => options.length > 0);
  } else if (found.status !== 'failed')
    groups = [{ options: optionsOf(rows.results, rows.answer?.total ?? 0, rows.query) }];
  const options = groups.flatMap((group) => group.options);
  const count = options.length;

  const open = ({ href, label }: Option, { ctrlKey, metaKey, shiftKey }: Modifiers) => {
    if (href && label) addRecent({ href, label });
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  };
  const select = (index: number) => {
    setAt(index);
    document.getElementById(`${ID}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.nativeEvent.isComposing || altKey) return;
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % count,
      ArrowUp: at <= 0 ? count - 1 : at - 1,
      Home: 0,
      End: count - 1,
    };
    const target = targets[key];
    if (key === 'Enter') {
      const chosen = isBlank || found.status === 'done' ? document.getElementById(`${ID}-${at}`) : null;
      if (found.status === 'failed') found.retry();
      else if (chosen)
        chosen.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
      else if (!isBlank) {
        // If Enter is pressed before the results arrive, the results page opens.
        onClose();
        Object.assign(document.createElement('a'), { href: placeOf(settings.page, query) }).click();
      }
    } else if (target !== undefined && count > 0 && !ctrlKey && !metaKey && !shiftKey) select(target);
    else return;
    event.preventDefault();
  };

  const row = (option: Option) => {
    const index = options.indexOf(option);
    return (
      <a
        key={index}
        id={`${ID}-${index}`}
        className={option.label ? 'search-hit' : 'search-all'}
        role="option"
        aria-selected={index === at}
        tabIndex={-1}
        href={option.href}
        onPointerMove={() => index !== at && setAt(index)}
        onClick={(event) => open(option, event)}
      >
        {option.content}
      </a>
    );
  };
  return (
    <div className="search-panel">
      <div className="search-bar">
        <Field
          role="combobox"
          aria-label="Search the documentation"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? `${ID}s` : undefined}
          aria-activedescendant={at >= 0 && at < count ? `${ID}-${at}` : undefined}
          placeholder="Words, an error message, or an exact name"
          inputMode="search"
          enterKeyHint="go"
          value={query}
          onChange={change}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="search-close" onClick={onClose}>
          <kbd>Esc</kbd>
          <span>Close</span>
        </button>
      </div>
      <p className="sr-only" role="status">
        {announced(found)}
      </p>
      <div className="search-body" aria-busy={found.status === 'searching'}>
        <Message found={found} onTry={attempt} />
        {count > 0 && (
          <div
            id={`${ID}s`}
            role="listbox"
            aria-label={isBlank ? 'Pages and tools' : 'Results'}
            className="search-list"
          >
            {groups.map(({ label, options }) =>
              label === undefined ? (
                options.map(row)
              ) : (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a list of options
                <div key={label} role="group" aria-label={label} className="search-group">
                  <p className="search-group-title" role="presentation">
                    {label}
                  </p>
                  {options.map(row)}
                </div>
              ),
            )}
          </div>
        )}
      </div>
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>↵</kbd> to open <kbd>Esc</kbd> to close
      </p>
    </div>
  );
}
type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;
