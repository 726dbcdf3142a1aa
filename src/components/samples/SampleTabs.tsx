import { CodeTabs } from '../../ui/CodeTabs.tsx';
import type { LoadedSample } from '../sample/load-sample.ts';
import { sampleBlock } from '../sample/SampleCode.tsx';

export interface SampleTabsProps {
  /** Unique on the page. */
  name: string;
  languages: ReadonlyArray<{ value: string; label: string; sample: LoadedSample }>;
}

/** The languages of a task as tabs. */
export function SampleTabs({
  name,
  languages,
  href,
}: SampleTabsProps & { href: (address: string) => string }) {
  const tabs = languages.map(({ value, label, sample }) => ({ ...sampleBlock(sample, href), value, label }));
  return <CodeTabs name={name} kind="language" legend="Language" tabs={tabs} />;
}
