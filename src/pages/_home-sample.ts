import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { GrowingProgram, stepPanels } from '../components/growing-program/index.tsx';
import { highlightLines } from '../content/markdown/highlight.ts';
import { sourceDir } from '../content/source.ts';
import { href } from '../ui/href.ts';
import { INSTALL } from '../views/home-content.ts';

const TASK = 'getting-started';

/**
 * The first program that visitors see, in each language, after the command that installs the library: samples that the
 * tests run. Sites without them don't show one.
 */
export async function homeSample(): Promise<ReactElement | undefined> {
  if (!existsSync(join(sourceDir, 'samples', TASK, 'growing.json'))) return undefined;
  const panels = await stepPanels(sourceDir, TASK, 'read');
  const withInstall = panels.map(async ({ blocks, ...panel }) => ({
    ...panel,
    blocks: [{ lang: 'sh', lines: await highlightLines(INSTALL[panel.value] ?? '', 'sh') }, ...blocks],
  }));
  return createElement(GrowingProgram, { name: 'first', panels: await Promise.all(withInstall), href });
}
