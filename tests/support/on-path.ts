import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program, if a folder of PATH has it. */
export function onPath(name: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
