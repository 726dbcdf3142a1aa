import type { Command } from '../cli/command-line.ts';

export interface Options {
  task?: string | undefined;
  language?: string | undefined;
  /** Follow only the pages with this in their path. */
  page?: string | undefined;
  /** Leave out what takes many minutes to install. */
  quick: boolean;
  /** Leave samples/checked.json as it is. */
  dryRun: boolean;
}

/** What `npm run samples -- …` takes. `npm test` runs it quick and dry. */
export const samplesCommand = (tasks: readonly string[], languages: readonly string[]) =>
  ({
    name: 'npm run samples',
    about: `Runs the programs in samples/ against the published SDKs, compares what they print and write with what task.json expects, and prints a table of tasks by languages. It also runs the commands of every page in an empty folder, and prints how many blocks ran. If all pass, the result goes into samples/checked.json, which pages show. It installs what's missing in the cache folder of your user; the first complete run takes many minutes.\nEnvironment: SAMPLES_CACHE is another cache folder, SAMPLES_CPP_REPOSITORY a copy of c2pa-cpp, CHROMIUM_PATH a Chromium.`,
    options: {
      task: {
        value: 'name',
        about: `Only this task: a folder of samples/, such as ${tasks[0]}.`,
        of: tasks,
      },
      language: { value: 'name', about: 'Only this language.', of: languages },
      page: { value: 'path', about: 'Only the commands of pages with this in their path: signing/local.' },
      quick: { about: 'Leaves out what takes many minutes to install; the table says what.' },
      'dry-run': { about: 'Leaves samples/checked.json as it is.' },
    },
  }) as const satisfies Command;
