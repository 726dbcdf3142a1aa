/** Loaded before a program (`--import`): it gets the verdict library with checks that it can remove and put back. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutantsOf, switched } from './mutants.ts';

/** The environment variable with the files whose checks can be removed, as JSON. */
const FILES = 'RULE_REMOVAL_FILES';

/** What the program removes, and which checks it came to since it emptied the list. */
export const removal = { number: -1, reached: new Set<number>() };
Object.assign(globalThis, {
  removesRule(number: number) {
    removal.reached.add(number);
    return number === removal.number;
  },
});

const sources = new Map<string, string>();
let first = 0;
for (const file of JSON.parse(process.env[FILES] ?? '[]') as string[]) {
  const text = readFileSync(file, 'utf8');
  const mutants = mutantsOf(file, text);
  sources.set(resolve(file), switched(text, mutants, first));
  first += mutants.length;
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = url.startsWith('file:') ? sources.get(fileURLToPath(url)) : undefined;
    return source === undefined ? loaded : { ...loaded, source };
  },
});
