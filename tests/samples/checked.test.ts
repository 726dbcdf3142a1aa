// What pages say about the samples ("Tested with …") must be true of their current version.
import { expect, test } from 'vitest';
import { digestOf, readChecked } from '../../src/features/samples/checked.ts';
import { readTasks } from '../../src/features/samples/task.ts';
import { samplePath } from './workspace.ts';

const checked = readChecked(samplePath());

test('no sample has changed since its recorded run', () => {
  const changed: string[] = [];
  const unrecorded: string[] = [];
  for (const [name, task] of readTasks(samplePath())) {
    for (const [language, { runs }] of Object.entries(task.languages)) {
      const command = `npm run samples -- --task ${name} --language ${language}`;
      const last = checked[name]?.[language];
      if (runs === 'samples' && !last) unrecorded.push(command);
      if (last && last.result !== 'not run' && last.digest !== digestOf(samplePath(), name, task, language))
        changed.push(command);
    }
  }
  expect(changed, 'changed since they last ran; run').toEqual([]);
  expect(unrecorded, 'never ran; run').toEqual([]);
});
