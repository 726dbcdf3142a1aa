import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../config/errors.ts';
import { didYouMean } from '../../config/nearest.ts';

const replacement = z.strictObject({
  /** One sentence: what to do today instead. */
  text: z
    .string()
    .min(1)
    .regex(/[.!?]$/),
  /** Where that is explained. */
  to: z.string().startsWith('/docs/').optional(),
  /** What is there: the text of the link. */
  label: z.string().min(1).optional(),
});

const file = z
  .strictObject({
    /** For what is not named below. */
    package: replacement,
    /** By name: `createC2pa`, `C2pa.read`. A member that is not named has what its parent has. */
    items: z.record(z.string(), replacement),
  })
  .refine(
    ({ items }) =>
      Object.values(items).every(({ to, label }) => (to === undefined) === (label === undefined)),
    {
      message: 'use `to` and `label` together',
    },
  );

export type Replacement = z.output<typeof replacement>;
export type Replacements = z.output<typeof file>;

const FILE = 'data/legacy-api-replacements.json';

/** What replaces the legacy API. @throws ConfigError when the data file is wrong */
export function readReplacements(sourceDir: string): Replacements {
  const parsed = file.safeParse(JSON.parse(readFileSync(join(sourceDir, FILE), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new ConfigError({
    file: FILE,
    key: '',
    problem: z.prettifyError(parsed.error),
    fix: 'an entry is { "text": "One sentence.", "to": "/docs/…", "label": "what is there" }',
  });
}

/** @throws ConfigError for a replacement of what the package does not have */
export function checkReplacements({ items }: Replacements, known: readonly string[]): void {
  const problems = Object.keys(items)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      file: FILE,
      key: `items.${key}`,
      problem: `\`${key}\` has a replacement, but the legacy package doesn't export it`,
      fix: didYouMean(key, known, 'remove the entry'),
    }));
  if (problems.length > 0) throw new ConfigError(problems);
}

/** What replaces an item: its own entry, else that of its parent, else that of the package. */
export function replacementOf(
  { items, package: whole }: Replacements,
  key: string,
  parentKey?: string,
): Replacement {
  const first = key.replace(/\(\d+\)$/, '');
  return items[key] ?? items[first] ?? (parentKey === undefined ? undefined : items[parentKey]) ?? whole;
}
