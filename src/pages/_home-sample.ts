import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'virtual:site';
import type { ReactElement } from 'react';
import growingProgram from '../components/growing-program/index.tsx';
import { sourceDir } from '../content/source.ts';
import { href } from '../ui/href.ts';

const TASK = 'getting-started';

/** The first program that visitors see, in each language: samples that the tests run. Sites without them don't show one. */
export async function homeSample(): Promise<ReactElement | undefined> {
  if (!existsSync(join(sourceDir, 'samples', TASK, 'growing.json'))) return undefined;
  const context = {
    sourceDir,
    policy: site,
    tools: site.tools,
    href,
    nextNumber: () => 1,
    isFirst: () => false,
  };
  return (await growingProgram.expand({ of: TASK, step: 'read' }, context)).view;
}
