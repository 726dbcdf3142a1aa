import { Fragment } from 'react';
import type { CodeBlockData } from '../../page-data/code-block.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

/** A step, or the set-up, in one language. */
export interface Panel {
  value: string;
  label: string;
  /** What must be installed first. */
  needs?: string;
  /** Programs with their changed lines, and what the terminal or the page shows. */
  blocks: readonly CodeBlockData[];
  /** Modules to save next to the program: `shared/web/cose.js`. */
  companions: readonly string[];
}

export interface GrowingProgramProps {
  /** Unique on the page. */
  name: string;
  panels: readonly Panel[];
}

/** Where readers download a shared module. */
export const savedFrom = (file: string): string => `/samples/${file}`;

/** A step of a program that grows, with a tab for each language. */
export function GrowingProgram({
  name,
  panels,
  href,
}: GrowingProgramProps & { href: (address: string) => string }) {
  const tabs = panels.map(({ value, label, needs, blocks, companions }) => ({
    value,
    label,
    panel: (
      <>
        {needs && (
          <p className="needs">
            <InlineText text={needs} href={href} />
          </p>
        )}
        {blocks.map(({ lines, ...block }) => (
          <CodeBlock key={`${block.title}${block.lang}`} lines={lines} {...block} />
        ))}
        {companions.length > 0 && (
          <p className="needs">
            Save next to it:{' '}
            {companions.map((file, index) => (
              <Fragment key={file}>
                {index > 0 && ', '}
                <a href={href(savedFrom(file))} download>
                  {file.split('/').at(-1)}
                </a>
              </Fragment>
            ))}
          </p>
        )}
      </>
    ),
  }));
  // The search leaves it out: whole programs in six languages match almost any words.
  return (
    <div className="skip-index">
      <Tabs name={name} kind="language" legend="Language" tabs={tabs} />
    </div>
  );
}
