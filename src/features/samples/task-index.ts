import { join } from 'node:path';
import { z } from 'zod';
import { readDataFile } from '../../content/read-data-file.ts';
import { checkOf, type Mark } from './checked.ts';
import { inTabOrder } from './run.ts';
import { readTasks } from './task.ts';

const list = z.strictObject({
  groups: z.array(
    z.strictObject({
      title: z.string(),
      tasks: z.array(
        z.strictObject({
          /** The folder in samples/. */
          task: z.string().regex(/^[a-z][a-z0-9-]*$/),
          /** The section that explains it, if there is one. */
          page: z
            .string()
            .regex(/^\/docs\//)
            .optional(),
        }),
      ),
    }),
  ),
});

export interface MarkedSample {
  mark: Mark;
  /** The program's address. */
  address?: string | undefined;
  /** The mark as a sentence, with versions or the reason. */
  note: string;
}

export interface IndexedTask {
  task: string;
  title: string;
  group: string;
  page?: string | undefined;
  samples: Readonly<Record<string, MarkedSample>>;
}

export interface TaskIndex {
  /** The languages that at least one task has, in tab order. */
  languages: string[];
  tasks: IndexedTask[];
}

/** Every task in samples/ with the marks of its programs, in the order of data/task-index.json; tasks it doesn't list come last. */
export function taskIndex(sourceDir: string): TaskIndex {
  const samplesDir = join(sourceDir, 'samples');
  const { groups } = readDataFile(sourceDir, 'task-index.json', list);
  const all = readTasks(samplesDir);
  const named = groups.flatMap(({ title, tasks }) => tasks.map((one) => ({ ...one, group: title })));
  const more = [...all.keys()]
    .filter((task) => !named.some((one) => one.task === task))
    .map((task) => ({ task, group: 'More', page: undefined }));
  const tasks = [...named, ...more].map((one): IndexedTask => {
    const definition = all.get(one.task);
    if (!definition)
      throw new Error(
        `data/task-index.json lists \`${one.task}\`, but samples/${one.task}/task.json doesn't exist; create it, or remove the entry`,
      );
    const samples = Object.entries(definition.languages).map(([language, check]): [string, MarkedSample] => [
      language,
      {
        ...checkOf(samplesDir, one.task, language, check),
        address: 'file' in check ? `/samples/${one.task}/${language}/${check.file}` : undefined,
      },
    ]);
    return { ...one, title: definition.title, samples: Object.fromEntries(samples) };
  });
  return { languages: inTabOrder(new Set(tasks.flatMap(({ samples }) => Object.keys(samples)))), tasks };
}
