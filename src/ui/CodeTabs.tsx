import type { CodeBlockData } from './CodeBlock.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

export interface CodeTabsProps extends Omit<TabsProps, 'tabs'> {
  tabs: Array<CodeBlockData & { value: string; label: string }>;
}

/** One sample in several languages. */
export function CodeTabs({ tabs, ...group }: CodeTabsProps) {
  return (
    <Tabs
      {...group}
      tabs={tabs.map(({ value, label, ...code }) => ({ value, label, panel: <CodeBlock {...code} /> }))}
    />
  );
}
