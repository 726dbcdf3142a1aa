/** The variables that tell the tests of the samples what to run: one name each, or empty for all. */
export const TASK = 'SAMPLES_TASK';
export const LANGUAGE = 'SAMPLES_LANGUAGE';
/** A part of the path of the pages that are followed. */
export const PAGE = 'SAMPLES_PAGE';

export interface Selection {
  task(name: string): boolean;
  language(name: string): boolean;
}

/** What was asked for with `npm run samples -- --task … --language …`. */
export function chosen(env: NodeJS.ProcessEnv = process.env): Selection {
  const asks = (wanted: string | undefined) => (name: string) => !wanted || wanted === name;
  return { task: asks(env[TASK]), language: asks(env[LANGUAGE]) };
}
