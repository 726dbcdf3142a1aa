import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'virtual:site';
import type { ReactElement } from 'react';
import { href } from '../addresses/href.ts';
import sample from '../components/sample/index.ts';
import { sourceDir } from '../content/source.ts';

const FILE = 'read-manifest/node/read.mjs';

/** The first program that visitors see: a sample that the tests run. Sites without it don't show one. */
export async function homeSample(): Promise<ReactElement | undefined> {
  if (!existsSync(join(sourceDir, 'samples', FILE))) return undefined;
  const context = {
    sourceDir,
    policy: site,
    tools: site.tools,
    offline: site.offline,
    href,
    nextNumber: () => 1,
    isFirst: () => false,
  };
  return (await sample.expand({ file: FILE }, context)).view;
}
