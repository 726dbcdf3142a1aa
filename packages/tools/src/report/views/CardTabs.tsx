import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface CardTab {
  label: string;
  /** Without it, the tab can't be chosen yet. */
  content?: ReactNode;
}

/** The tab that a key selects, following the ARIA pattern; undefined for other keys. */
function tabAfter(key: string, current: number, count: number): number | undefined {
  const keys: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return keys[key];
}

interface CardTabsProps {
  label: string;
  tabs: readonly CardTab[];
  /** What's above each part, which can choose one by its label. */
  children?: (choose: (label: string) => void) => ReactNode;
}

/** The parts of a report, one at a time. All stay on the page, so that print has them (card.css), and what's open in one is kept. */
export function CardTabs({ label, tabs, children }: CardTabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const choose = (label: string) => {
    const next = tabs.findIndex((tab) => tab.label === label);
    setChosen(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = tabAfter(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div className="card-tabs" role="tablist" aria-label={label} ref={row} onKeyDown={press}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            disabled={!tab.content}
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === chosen}
            aria-controls={tab.content ? `${id}panel${index}` : undefined}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children?.(choose)}
      {tabs.map(
        (tab, index) =>
          tab.content && (
            <div
              key={tab.label}
              className="card-panel"
              role="tabpanel"
              id={`${id}panel${index}`}
              aria-labelledby={`${id}tab${index}`}
              data-chosen={index === chosen || undefined}
            >
              {tab.content}
            </div>
          ),
      )}
    </>
  );
}
