import type { CodeBlockData } from '../page-data/code-block.ts';
import { CodeBlock } from './CodeBlock.tsx';

export interface CodeTabsProps {
  /** Unique on the page: names the radio group. */
  name: string;
  /** Choices of one kind are remembered and kept in step on all pages: `language`, `package-manager`. */
  kind: string;
  legend: string;
  tabs: Array<CodeBlockData & { value: string; label: string }>;
}

/** One sample in several languages. Radio buttons and CSS: it works without script; arrow keys are native. */
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
