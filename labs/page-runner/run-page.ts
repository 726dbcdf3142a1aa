import type { PageRun } from '../../scripts/lib/samples/page-run.ts';
import type { Options } from './options.ts';
import { Reader } from './reader.ts';
import type { Step } from './steps.ts';
import { Terminals } from './terminal.ts';

/** Follows a page from its first step to its last, or to the first that fails. */
export async function runPage(steps: readonly Step[], options: Options): Promise<PageRun> {
  const { folder, machine } = options;
  const reader = new Reader(new Terminals(folder, machine), options);
  try {
    for (const [index, step] of steps.entries())
      await reader.follow(step, steps[index + 1]?.does === 'compare');
    return { blocks: reader.blocks, substituted: machine.substituted(), cwd: reader.cwd };
  } finally {
    reader.close();
  }
}
