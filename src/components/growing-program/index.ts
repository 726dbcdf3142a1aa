import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { languageOfFile } from '../../content/samples/file-language.ts';
import {
  type GrownFile,
  type GrownStep,
  readSetUps,
  readSteps,
  transcriptOf,
} from '../../content/samples/growing.ts';
import { LANGUAGE_NAMES } from '../../content/samples/languages.ts';
import type { CodeBlockData } from '../../page-data/code-block.ts';
import { GrowingProgram, type Panel, savedFrom } from './GrowingProgram.tsx';

const labelOf = (language: string) => LANGUAGE_NAMES[language] ?? language;

/** The numbers of the lines with a change, starting at 1. */
const changed = ({ lines }: GrownFile, kind: 'inserted' | 'deleted') =>
  new Set(lines.flatMap(({ change }, index) => (change === kind ? [index + 1] : [])));

async function programOf(file: GrownFile): Promise<CodeBlockData> {
  const lang = languageOfFile(file.as);
  const lines = await highlightLines(file.lines.map(({ text }) => text).join('\n'), lang);
  return {
    lang,
    title: file.as,
    lines,
    inserted: changed(file, 'inserted'),
    deleted: changed(file, 'deleted'),
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
    const panels = await Promise.all(
      step ? readSteps(sourceDir, of, step).map(stepPanel) : readSetUps(sourceDir, of).map(setUpPanel),
    );
    return { name: `tabs-${nextNumber()}`, panels };
  },
  View: GrowingProgram,
  links: ({ panels }) => [...new Set(panels.flatMap(({ companions }) => companions.map(savedFrom)))],
});
