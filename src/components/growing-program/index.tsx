import { Fragment } from 'react';
import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { languageOfFile } from '../../features/samples/files.ts';
import {
  type GrownFile,
  type GrownStep,
  readSetUps,
  readSteps,
  transcriptOf,
} from '../../features/samples/growing.ts';
import { LANGUAGE_NAMES } from '../../features/samples/run.ts';
import type { CodeBlockData } from '../../ui/CodeBlock.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { InlineText } from '../../ui/Line.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

/** A step, or the set-up, in one language. */
interface Panel {
  value: string;
  label: string;
  /** What must be installed first. */
  needs?: string;
  /** Programs with their changed lines, and what the terminal or the page shows. */
  blocks: readonly CodeBlockData[];
  /** Modules to save next to the program: `shared/web/cose.js`. */
  companions: readonly string[];
}

interface GrowingProgramProps {
  /** Unique on the page. */
  name: string;
  panels: readonly Panel[];
}

/** Where readers download a shared module. */
const savedFrom = (file: string): string => `/samples/${file}`;

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
        {companions.length > 0 && (
          <p className="needs">
            Also save in the folder:{' '}
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
        {blocks.map(({ lines, ...block }) => (
          <CodeBlock key={`${block.title}${block.lang}`} lines={lines} {...block} />
        ))}
      </>
    ),
  }));
  // The search leaves it out: whole programs in six languages match almost any words.
  return (
    <div>
      <Tabs name={name} kind="language" legend="Language" tabs={tabs} />
    </div>
  );
}

const labelOf = (language: string) => LANGUAGE_NAMES[language] ?? language;

/** The numbers of the lines with a change, starting at 1. */
const changedLines = ({ lines }: GrownFile, kind: 'inserted' | 'deleted') =>
  new Set(lines.flatMap(({ change }, index) => (change === kind ? [index + 1] : [])));

async function programOf(file: GrownFile): Promise<CodeBlockData> {
  const lang = languageOfFile(file.as);
  const lines = await highlightLines(file.lines.map(({ text }) => text).join('\n'), lang);
  return {
    lang,
    title: file.as,
    lines,
    inserted: changedLines(file, 'inserted'),
    deleted: changedLines(file, 'deleted'),
  };
}

async function stepPanel(step: GrownStep): Promise<Panel> {
  const transcript = transcriptOf(step);
  const shown = [
    ...(transcript ? [{ lang: 'console', code: transcript }] : []),
    ...(step.isPage ? [{ lang: 'text', title: 'Text of the page', code: step.output }] : []),
  ];
  const blocks = await Promise.all([
    ...step.files.map(programOf),
    ...shown.map(async ({ code, ...block }) => ({ ...block, lines: await highlightLines(code, block.lang) })),
  ]);
  return {
    value: step.language,
    label: labelOf(step.language),
    blocks,
    companions: step.companions,
  };
}

export const stepPanels = (sourceDir: string, of: string, step: string): Promise<Panel[]> =>
  Promise.all(readSteps(sourceDir, of, step).map(stepPanel));

const setUpPanel = async ({
  language,
  needs,
  commands,
}: ReturnType<typeof readSetUps>[number]): Promise<Panel> => ({
  value: language,
  label: labelOf(language),
  needs,
  blocks: [{ lang: 'sh', lines: await highlightLines(commands, 'sh') }],
  companions: [],
});

export default defineComponent({
  name: 'GrowingProgram',
  description:
    'A step of a program that grows: its changed lines, commands, and output in each language of `samples/<of>/growing.json`; without `step`, the set-up',
  usage: '<GrowingProgram of="getting-started" step="check" />',
  attributes: z.object({ of: writtenText, step: z.string().optional() }),
  async load({ of, step }, { sourceDir, nextNumber }) {
    const panels = step
      ? await stepPanels(sourceDir, of, step)
      : await Promise.all(readSetUps(sourceDir, of).map(setUpPanel));
    return { name: `tabs-${nextNumber()}`, panels };
  },
  View: GrowingProgram,
});
