import { readFileSync } from 'node:fs';

/** An instruction in a Dockerfile: `COPY` and its arguments. */
export interface Step {
  name: string;
  rest: string;
}

/** The stages of a Dockerfile, each beginning with its `FROM`. */
export function readStages(path = 'Dockerfile'): Step[][] {
  const stages: Step[][] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    if (name !== '') stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

/** The arguments of the instructions with one name, in order. */
export const restOf = (stage: readonly Step[] | undefined, name: string): string[] =>
  (stage ?? []).filter((step) => step.name === name).map(({ rest }) => rest);
