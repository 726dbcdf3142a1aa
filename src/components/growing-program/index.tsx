import { Fragment } from 'react';
import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { languageOfFile, savedFrom } from '../../features/samples/files.ts';
import { type GrownStep, readSetUps, readSteps, transcriptOf } from '../../features/samples/growing.ts';
import { languageName } from '../../features/samples/run.ts';
import type { CodeBlockData } from '../../ui/CodeBlock.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { InlineText } from '../../ui/Line.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

/** A step, or the set-up, in one language. */
interface Panel {
  language: string;
  /** What must be installed first. */
  needs?: string;
  /** Programs with their changed lines, and what the terminal or the page shows. */
  blocks: readonly CodeBlockData[];
  /** Modules to save next to the program: `shared/web/cose.js`. */
  companions?: readonly string[];
}

interface GrowingProgramProps {
  /** Unique on the page. */
  name: string;
  panels: readonly Panel[];
}

/** A step of a program that grows, with a tab for each language. */
export function GrowingProgram({
  name,
  panels,
  href,
}: GrowingProgramProps & { href: (address: string) => string }) {
  const tabs = panels.map(({ language, needs, blocks, companions = [] }) => ({
    value: language,
    label: languageName(language),
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
        {blocks.map((block) => (
          <CodeBlock key={`${block.title}${block.lang}`} {...block} />
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

/** The panels of a step. */
export const stepPanels = (sourceDir: string, of: string, step: string): Promise<Panel[]> =>
  Promise.all(readSteps(sourceDir, of, step).map(stepPanel));

async function stepPanel(step: GrownStep): Promise<Panel> {
  const transcript = transcriptOf(step);
  const shown = [
    ...step.files.map(({ as, path: _, ...file }) => ({ lang: languageOfFile(as), title: as, ...file })),
    ...(transcript ? [{ lang: 'console', lines: [transcript] }] : []),
    ...(step.isPage ? [{ lang: 'text', title: 'Text of the page', lines: [step.output] }] : []),
  ];
  return { ...step, blocks: await Promise.all(shown.map(highlighted)) };
}

const highlighted = async <Block extends { lang: string; lines: readonly string[] }>(block: Block) => ({
  ...block,
  lines: await highlightLines(block.lines.join('\n'), block.lang),
});

/** The panels of the set-up. */
const setUpPanels = (sourceDir: string, of: string): Promise<Panel[]> =>
  Promise.all(
    readSetUps(sourceDir, of).map(async ({ commands, ...about }) => ({
      ...about,
      blocks: [await highlighted({ lang: 'sh', lines: [commands] })],
    })),
  );

export default defineComponent({
  name: 'GrowingProgram',
  attributes: z.object({ of: writtenText, step: z.string().optional() }),
  async load({ of, step }, { sourceDir, nextNumber }) {
    // Before anything is awaited, so that numbers follow the page.
    const name = `tabs-${nextNumber()}`;
    const panels = await (step ? stepPanels(sourceDir, of, step) : setUpPanels(sourceDir, of));
    return { name, panels };
  },
  View: GrowingProgram,
});
