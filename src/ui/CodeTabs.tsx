import type { CodeBlockData } from '../page-data/code-block.ts';
import { CodeBlock } from './CodeBlock.tsx';

export interface CodeTabsProps {
  /** Unique on the page; it names the radio group. */
  name: string;
  /** Choices of one kind are stored and kept in sync on all pages: `language`, `package-manager`. */
  kind: string;
  legend: string;
  tabs: Array<CodeBlockData & { value: string; label: string }>;
}

/**
 * One sample in several languages. Made of radio buttons and CSS, so it works without script, with native arrow keys.
 */
export function CodeTabs({ name, kind, legend, tabs }: CodeTabsProps) {
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
      {tabs.map(({ value, label, ...code }) => (
        <div className="tab-panel" key={value} data-label={label}>
          <CodeBlock {...code} />
        </div>
      ))}
    </fieldset>
  );
}
