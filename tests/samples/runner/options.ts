import type { Command } from '../../../scripts/command-line.ts';

export interface Options {
  task?: string | undefined;
  language?: string | undefined;
  /** Run only the commands on pages whose path contains this. */
  page?: string | undefined;
  /** Skip what takes many minutes to install. */
  quick: boolean;
  /** Don't change samples/checked.json. */
  dryRun: boolean;
}

/** The options of `npm run samples`. */
export const samplesCommand = (tasks: readonly string[], languages: readonly string[]) =>
  ({
    name: 'npm run samples',
    about: `Runs the programs in samples/ against the published SDKs, compares what they print and write with what task.json expects, and prints a table of tasks by language. Also runs every page's commands in an empty folder and prints how many blocks ran. If everything passes, the results go into samples/checked.json, and pages show them. Installs what's missing in your user's cache folder; the first complete run takes many minutes.\nEnvironment: SAMPLES_CACHE is another cache folder, SAMPLES_CPP_REPOSITORY a copy of c2pa-cpp, CHROMIUM_PATH a Chromium.`,
    options: {
      task: {
        value: 'name',
        about: `Only this task: a folder of samples/, such as ${tasks[0]}.`,
        of: tasks,
      },
      language: { value: 'name', about: 'Only this language.', of: languages },
      page: {
        value: 'path',
        about: 'Only commands of pages whose path contains this, such as signing/local.',
      },
      quick: { about: 'Skips what takes many minutes to install. The table lists what was skipped.' },
      'dry-run': { about: "Doesn't change samples/checked.json." },
    },
  }) as const satisfies Command;
