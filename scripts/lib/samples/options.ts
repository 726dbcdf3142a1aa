import { parseArgs } from 'node:util';
import { didYouMean } from '../../../src/config/nearest.ts';

export interface Options {
  task?: string;
  language?: string;
  /** Leave out what takes many minutes to install. */
  quick: boolean;
  /** Leave samples/checked.json as it is. */
  dryRun: boolean;
}

/**
 * What `npm run samples -- …` was told.
 * @throws Error for a task or a language that does not exist, with the one that was meant
 */
export function optionsFrom(args: string[], tasks: readonly string[], languages: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      task: { type: 'string' },
      language: { type: 'string' },
      quick: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  });
  known('task', values.task, tasks);
  known('language', values.language, languages);
  return {
    quick: values.quick ?? false,
    dryRun: values['dry-run'] ?? false,
    ...(values.task && { task: values.task }),
    ...(values.language && { language: values.language }),
  };
}

function known(option: string, value: string | undefined, names: readonly string[]): void {
  if (value === undefined || names.includes(value)) return;
  throw new Error(
    `--${option} ${value}: there is no such ${option}; ${didYouMean(value, names, `one of ${names.join(', ')}`)}`,
  );
}
