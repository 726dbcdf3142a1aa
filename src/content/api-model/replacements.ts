import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../config/errors.ts';
import { didYouMean } from '../../config/nearest.ts';

const replacement = z.strictObject({
  /** What to use now, in one sentence. */
  text: z
    .string()
    .min(1)
    .regex(/[.!?]$/),
  /** Where that's explained. */
  to: z.string().startsWith('/docs/').optional(),
  /** The label of that link. */
  label: z.string().min(1).optional(),
});

const file = z
  .strictObject({
    /** For items without their own entry. */
    package: replacement,
    /** By name: `createC2pa`, `C2pa.read`. A member without an entry uses its parent's. */
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

/** The replacements for the legacy API. @throws ConfigError if the data file has a mistake */
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

/** @throws ConfigError for a replacement of an item that the package doesn't have */
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

/** The replacement for an item: its own entry, its parent's, or the package's. */
export function replacementOf(
  { items, package: whole }: Replacements,
  key: string,
  parentKey?: string,
): Replacement {
  const first = key.replace(/\(\d+\)$/, '');
  return items[key] ?? items[first] ?? (parentKey === undefined ? undefined : items[parentKey]) ?? whole;
}
