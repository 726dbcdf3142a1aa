/** The variables that tell the sample tests what to run: one name each, or empty for all. */
export const TASK = 'SAMPLES_TASK';
export const LANGUAGE = 'SAMPLES_LANGUAGE';
/** Parts of the paths of the pages whose commands run, separated by commas. */
export const PAGE = 'SAMPLES_PAGE';

export interface Selection {
  task(name: string): boolean;
  language(name: string): boolean;
}

/** What `npm run samples -- --task … --language …` selected. */
export function chosen(env: NodeJS.ProcessEnv = process.env): Selection {
  const asks = (wanted: string | undefined) => (name: string) => !wanted || wanted === name;
  return { task: asks(env[TASK]), language: asks(env[LANGUAGE]) };
}
