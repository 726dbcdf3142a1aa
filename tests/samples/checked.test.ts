// What pages say about the samples ("Tested with …") must be true of their current version.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { digestOf, readChecked } from '../../src/features/samples/checked.ts';
import { languages } from '../../src/features/samples/run.ts';
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

test('every program belongs to a task, which says how it was checked', () => {
  const tasks = readTasks(samplePath());
  const programs = globSync(`*/{${languages}}/*.*`, { cwd: samplePath() });
  expect(programs.length).toBeGreaterThan(100);
  const unknown = [...new Set(programs.map(dirname))].filter((folder) => {
    const [task = '', language = ''] = folder.split(/[\\/]/);
    return task !== 'shared' && !tasks.get(task)?.languages[language];
  });
  expect(unknown, 'add a task.json, or the language to it').toEqual([]);
});
