import type { ReactNode } from 'react';

export interface TabsProps {
  /** Unique on the page; it names the radio group. */
  name: string;
  /** Choices of one kind are stored and kept in sync on all pages: `language`, `assistant`. */
  kind: string;
  legend: string;
  tabs: ReadonlyArray<{ value: string; label: string; panel: ReactNode }>;
}

/** Tabs made of radio buttons and CSS, so they work without script, with native arrow keys. */
export function Tabs({ name, kind, legend, tabs }: TabsProps) {
  return (
    <fieldset className="tabs" data-tabs={kind}>
      <legend className="sr-only">{legend}</legend>
      <div className="tab-row">
        {tabs.map(({ value, label }, index) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      {tabs.map(({ value, label, panel }) => (
        <div className="tab-panel" key={value} data-label={label}>
          {panel}
        </div>
      ))}
    </fieldset>
  );
}
