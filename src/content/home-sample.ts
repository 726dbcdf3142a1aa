import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'virtual:site';
import type { ReactElement } from 'react';
import { VOCABULARY } from './markdown/vocabulary.tsx';
import { sourceDir } from './source.ts';

const FILE = 'read-manifest/node/read.mjs';

/** The first program a visitor sees: a sample that the tests run. Sites without it show none. */
export async function homeSample(): Promise<ReactElement | undefined> {
  if (!existsSync(join(sourceDir, 'samples', FILE))) return undefined;
  const expansion = await VOCABULARY.Sample?.(
    { file: FILE },
    { sourceDir, policy: site, nextNumber: () => 1, isFirst: () => false },
  );
  return expansion?.view;
}
