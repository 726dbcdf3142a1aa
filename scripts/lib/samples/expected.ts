import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenFiles } from '../../../src/content/samples/command.ts';
import type { Found } from '../../../src/content/samples/found.ts';
import type { Case, SharedCheck, Task } from '../../../src/content/samples/task.ts';

/** What one case has to come to in one language. */
export interface Expectation {
  args: string[];
  choose: string[];
  /** The whole output, with identifiers and dates still in it, and the file beside task.json that has it. */
  prints?: { text: string; file: string };
  files: Record<string, Found>;
  fails?: string;
}

/** A case of a task with what differs in one language laid over it. */
export function expectationOf(
  samplesDir: string,
  name: string,
  one: Case,
  check: SharedCheck,
): Expectation {
  const { differs } = check;
  const own = <T>(table: Record<string, T> | undefined, key: string | undefined) =>
    key === undefined ? undefined : table?.[key];
  const prints = own(differs?.prints, one.prints) ?? one.prints;
  const fails = own(differs?.fails, one.fails) ?? one.fails;
  const files = Object.fromEntries(
    Object.entries(one.files ?? {}).map(([file, found]) => {
      const own = differs?.files[file];
      return [file, own?.exists === false ? own : { ...found, ...own }];
    }),
  );
  return {
    args: one.args,
    choose: chosenFiles(check, one.args),
    ...(prints && {
      prints: { text: readFileSync(join(samplesDir, name, prints), 'utf8'), file: prints },
    }),
    files,
    ...(fails && { fails }),
  };
}

/** What differs has to differ from something: names of shared files and texts that no case has. */
export function idleDifferences(task: Task, { differs }: SharedCheck): string[] {
  if (!differs) return [];
  const shared = {
    prints: task.cases.map(({ prints }) => prints),
    files: task.cases.flatMap(({ files }) => Object.keys(files ?? {})),
    fails: task.cases.map(({ fails }) => fails),
  };
  return (['prints', 'files', 'fails'] as const).flatMap((kind) =>
    Object.keys(differs[kind]).filter((key) => !shared[kind].includes(key)),
  );
}
