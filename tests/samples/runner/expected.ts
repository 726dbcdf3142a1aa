import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenFiles } from '../../../src/features/samples/run.ts';
import type { Found, Case, SharedCheck, Task } from '../../../src/features/samples/task.ts';

/**
 * Replaces everything that's new in every run (identifiers, dates, hashes, serial numbers, sizes), so that two
 * outputs can be compared. Text stays text: apply it to both a sample's output and the expected file.
 */
export function withoutChanging(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<uuid>')
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})/g, '<date>')
    .replaceAll(/("cert_serial_number": ")\d+(")/g, '$1<serial>$2')
    .replaceAll(/\b\d+ bytes\b/g, '<size> bytes')
    .replaceAll(/("hash": ")[A-Za-z0-9+/=]{40,}(")/g, '$1<hash>$2');
}

/** The expected result of one case in one language. */
export interface Expectation {
  args: string[];
  choose: string[];
  /** The whole output, including identifiers and dates, and the file next to task.json that contains it. */
  prints?: { text: string; file: string };
  files: Record<string, Found>;
  fails?: string;
}

/** A task's case with one language's differences applied. */
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

/** A difference must refer to something: reports names of shared files and texts that no case has. */
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
