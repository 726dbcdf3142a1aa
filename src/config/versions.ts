import { z } from 'zod';
import { text } from './links.ts';
import { atLeastOne, duplicates, rule, rules } from './rule.ts';

/** One version of the docs. */
const version = z.strictObject({
  /** Name under which the reader's preference is stored. Default: `current`. */
  name: text.default('current'),
  /** Name that readers see. Default: `Next`. */
  label: text.default('Next'),
  /** Where its pages start, below the base. Default: `/docs`. */
  path: z
    .string()
    .check(
      rule((value) =>
        /^(?:\/[\w.-]+)+$/.test(value) ? undefined : 'use a leading slash but no trailing slash: `/docs`',
      ),
    )
    .default('/docs'),
  /** Folder of its pages, in the source folder. Default: `docs`. */
  dir: z.string().check(rule(folderFix)).default('docs'),
  /** Names of its sidebars in sidebars.ts. Default: `docs`. */
  sidebars: z.array(text).default(['docs']),
});
export type Version = z.output<typeof version>;

/** Every version of the docs, newest first. */
export const versions = z
  .array(version)
  .check(atLeastOne('a site needs at least one version'))
  .check(rules((items) => [...duplicates(items, 'name'), ...duplicates(items, 'path')]))
  .prefault([{}]);

/** What's wrong with the name of a folder inside the source folder; undefined if nothing is. */
export function folderFix(value: string): string | undefined {
  if (/^(?:[\w.-]+\/)*[\w.-]+$/.test(value) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(value)) return undefined;
  return 'use a folder inside the source folder, without leading or trailing slashes: `docs`';
}
