import { z } from 'zod';
import { dataFile, line } from '../read-data-file.ts';

const codes = z.array(z.string().regex(/^(ingredient: )?[A-Za-z0-9]+(\.[A-Za-z0-9_]+)+$/)).min(1);

const engineReport = z
  .strictObject({
    /** Name and version: `c2pa-node 0.8.0`. */
    engines: z.array(z.string().regex(/^[a-z0-9-]+ \d+(\.\d+)+$/)).min(1),
    state: z.enum(['Trusted', 'Valid', 'Invalid', 'none', 'error']).optional(),
    /** Codes that these engines report and the others don't. */
    failure: codes.optional(),
    informational: codes.optional(),
  })
  .refine(
    ({ state, failure, informational }) => state ?? failure ?? informational,
    'a report needs `state`, `failure`, or `informational`',
  );

const difference = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: line,
  /**
   * Ids of files that each show the difference; a pattern with `*` matches several files, of which at least one shows
   * it.
   */
  files: z.array(z.string().regex(/^[a-z0-9*-]+$/)).min(1),
  reports: z.array(engineReport).min(1),
  /** Why, in one or two sentences. */
  reason: line,
});

const list = z
  .strictObject({ checked: z.iso.date(), differences: z.array(difference) })
  .superRefine(({ differences }, context) => {
    const ids = differences.map(({ id }) => id);
    for (const id of ids.filter((one, index) => ids.indexOf(one) !== index))
      context.addIssue(`two differences have the id ${id}`);
  });

export type EngineDifference = z.infer<typeof difference>;

/** Known differences between validators, with the reasons. @throws Error if the data file has a mistake */
export const engineDifferences = dataFile('engine-differences.json', list);
