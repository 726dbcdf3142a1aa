import { type Checked, digestOf, readChecked } from './checked.ts';
import { newestNote } from './newest-node.ts';
import type { ProgramCheck, Task } from './task.ts';

/**
 * One line under a program that says how it was checked. The last run takes precedence over task.json, as long as the
 * program hasn't changed since.
 */
export function checkNote(
  samplesDir: string,
  name: string,
  task: Task,
  language: string,
  checked: Checked = readChecked(samplesDir),
): string | undefined {
  const note = noteOf(samplesDir, name, task, language, checked);
  const { runs = 'cannot' } = task.languages[language] ?? {};
  // Programs that don't use the library run next to its newest release, which says nothing about them.
  const newest =
    note?.includes('c2pa-node') && language === 'node' && (runs === 'samples' || runs === 'tests')
      ? newestNote(samplesDir, name)
      : undefined;
  return note && newest ? `${note} ${newest}` : note;
}

function noteOf(
  samplesDir: string,
  name: string,
  task: Task,
  language: string,
  checked: Checked,
): string | undefined {
  const check = task.languages[language];
  if (!check || check.runs === 'cannot') return undefined;
  const last = checked[name]?.[language];
  if (last?.result === 'passed') {
    if (last.digest !== digestOf(samplesDir, name, task, language))
      return `Changed since it last ran (on ${last.on} with ${last.with}).`;
    return `Ran on ${last.on} with ${last.with}.`;
  }
  return byHand(check) ?? `Not run by us${last ? `: ${last.reason}` : ' yet.'}`;
}

/** What task.json states; undefined if it depends on a run. */
function byHand(check: ProgramCheck): string | undefined {
  switch (check.runs) {
    case 'samples':
      return undefined;
    case 'tests':
      return `Runs in our tests with ${check.with}.`;
    case 'by hand':
      return `Run manually on ${check.on} with ${check.with}; not part of our tests.`;
    case 'not run':
      return `Not run by us (${check.with}): ${check.reason}`;
  }
}
