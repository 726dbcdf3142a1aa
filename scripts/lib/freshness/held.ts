import { z } from 'zod';
import type { Library } from '../../../src/content/data/libraries.ts';
import type { Held } from './report.ts';

const heldVersionsSchema = z.array(
  z.strictObject({
    package: z.string(),
    registry: z.enum(['npm', 'PyPI', 'crates.io']),
    /** Left out if data/libraries.json has the package's newest version. */
    newest: z.string().optional(),
    version: z.string().optional(),
    reason: z.string().min(1),
  }),
);

/**
 * The versions that are held back, each with the newest one, which data/libraries.json has for SDKs.
 * @param written data/held-versions.json, parsed
 * @throws Error if nothing says what's newest, or both files do
 */
export function heldVersions(written: unknown, libraries: readonly Library[]): Held[] {
  return heldVersionsSchema.parse(written).map((held) => {
    const known = libraries.find((one) => one.package === held.package)?.version;
    const newest = held.newest ?? known;
    if (newest === undefined)
      throw new Error(
        `data/held-versions.json: ${held.package} needs "newest", as it isn't in libraries.json`,
      );
    if (held.newest !== undefined && held.newest === known)
      throw new Error(`data/held-versions.json: ${held.package}: remove "newest", which libraries.json has`);
    return { ...held, newest };
  });
}
