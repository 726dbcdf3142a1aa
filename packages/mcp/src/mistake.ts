import { z } from 'zod';

const line = z
  .string()
  .min(1)
  .refine((text) => !text.includes('\n'), 'one line');

/** Languages of programs: the names of the folders in samples/, or `json` for a package.json. */
export const programLanguage = z.enum(['node', 'web', 'python', 'rust', 'shell', 'json']);
export type ProgramLanguage = z.infer<typeof programLanguage>;

/** How a static check finds the mistake in a program. */
const check = z.strictObject({
  languages: z.array(programLanguage).min(1),
  /**
   * Regular expressions that match in order; comments are removed from the program first. Repetitions are bounded, so
   * that no program can make matching slow.
   */
  pattern: z.array(z.string().refine(isPattern, 'a regular expression')).min(1),
  /** The program is fine if this matches anywhere. */
  unless: z.string().refine(isPattern, 'a regular expression').optional(),
  /** The program is fine if this matches after that position. */
  unlessAfter: z.string().refine(isPattern, 'a regular expression').optional(),
});

/** Correct code, excerpted from samples/ when the site is built. */
const sample = z.strictObject({
  /** Below samples/: `read-manifest/node/read.mjs`. */
  file: z.string().regex(/^[a-z0-9-]+\/[a-z0-9]+\/[\w.-]+$/),
  /** A `#region` in the file. */
  region: z.string().optional(),
  /** Without a region: from the first line that contains `from` to the next one that contains `to`. */
  from: z.string().optional(),
  to: z.string().optional(),
});

/** A mistake that assistants make with the C2PA SDKs: an entry of data/assistant-mistakes.json. */
export const mistakeSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** What to do instead, as a heading: "Import the scoped packages". */
  rule: line,
  /** What goes wrong otherwise. */
  problem: line,
  fix: line,
  /** The section that explains it. */
  page: z.string().regex(/^\/docs\//),
  /** What detects it. */
  caughtBy: z.enum(['program', 'definition', 'certificate', 'inspector']),
  checks: z.array(check).default([]),
  samples: z.array(sample).default([]),
});

export const mistakesSchema = z.strictObject({
  /** The version of the rules, shown in agents.md and the skill. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  checked: z.iso.date(),
  mistakes: z.array(mistakeSchema),
});

export type Mistake = z.infer<typeof mistakeSchema>;
export type Mistakes = z.infer<typeof mistakesSchema>;
export type Check = z.infer<typeof check>;

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'm');
    return true;
  } catch {
    return false;
  }
}
