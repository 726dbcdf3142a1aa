import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../read-data-file.ts';

const differencesSchema = z.array(
  z.strictObject({
    /** One sentence, shown under the programs of `tasks`. */
    why: z.string().min(1),
    /** Tasks whose Node.js programs are affected. */
    tasks: z.array(z.string()).min(1),
    /** The tests that fail because of it: `time-stamps.test.ts > its name`. */
    tests: z.array(z.string()).min(1),
  }),
);

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The newest c2pa-node, which all Node.js samples run with too, and what's different with it. */
export interface NewestNode {
  version: string;
  differences: z.infer<typeof differencesSchema>;
}

/** What `samples/newest` says; undefined if the newest release is the one that the samples use. */
export function newestNode(samplesDir: string): NewestNode | undefined {
  const read = <Value>(name: string, schema: z.ZodType<Value>) => {
    const file = `samples/newest/${name}`;
    return readJson(join(samplesDir, 'newest', name), file, schema);
  };
  if (!existsSync(join(samplesDir, 'newest'))) return undefined;
  const version = read('package.json', packageSchema).dependencies['@contentauth/c2pa-node'] ?? '';
  return { version, differences: read('differences.json', differencesSchema) };
}

/** A sentence about a Node.js program and the newest release, for the line that says how it was checked. */
export function newestNote(samplesDir: string, task: string): string | undefined {
  const newest = newestNode(samplesDir);
  if (!newest) return undefined;
  const why = newest.differences.filter(({ tasks }) => tasks.includes(task)).map((one) => one.why);
  const what = `${newest.version}, with our stand-in for @contentauth/c2pa-utilities`;
  return why.length > 0 ? `With ${what}: ${why.join(' ')}` : `It also ran with ${what}.`;
}
