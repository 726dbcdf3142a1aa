import { existsSync, writeFileSync } from 'node:fs';
import { readSurvival, type Survival } from '../../../src/content/data/survival.ts';
import type { ToolResults } from './run.ts';

const FILE = 'data/survival.json';

/** The results of these tools, plus the earlier results of all others, in the order of `names`. */
export function merged(
  earlier: Survival | undefined,
  results: readonly ToolResults[],
  reader: string,
  names: readonly string[],
): Survival {
  const ran = new Map(results.map((one) => [one.tool.name, one]));
  const earlierTools = earlier?.tools.filter(({ name }) => !ran.has(name) && names.includes(name)) ?? [];
  const all = [...results.map(({ tool }) => tool), ...earlierTools].toSorted(
    (a, b) => names.indexOf(a.name) - names.indexOf(b.name),
  );
  return {
    reader,
    tools: all,
    cells: all.flatMap(
      ({ name }) => ran.get(name)?.cells ?? earlier?.cells.filter(({ tool }) => tool === name) ?? [],
    ),
  };
}

/** Writes the data file; tools that didn't run keep their earlier results. */
export function writeSurvival(
  results: readonly ToolResults[],
  reader: string,
  names: readonly string[],
): void {
  const earlier = existsSync(FILE) ? readSurvival('.') : undefined;
  writeFileSync(FILE, `${JSON.stringify(merged(earlier, results, reader, names), null, 2)}\n`);
}
