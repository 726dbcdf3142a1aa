import type { Verdicts } from './compare.ts';
import { type Engine, type Exhibit, isMissing } from './validator.ts';

export interface Validations {
  /** The engines' results for each file, by id. */
  verdicts: Readonly<Record<string, Verdicts>>;
  /** `c2pa-node 0.8.0`: the engines that ran. */
  engineVersions: string[];
  /** Why others didn't run. */
  missing: Readonly<Record<string, string>>;
}

/** Runs every available engine on every file; the engines run in parallel. */
export async function validateAll(
  engines: readonly Engine[],
  exhibits: readonly Exhibit[],
  anchors?: string,
): Promise<Validations> {
  const verdicts = Object.fromEntries(exhibits.map(({ id }) => [id, {} as Record<string, Verdicts[string]>]));
  const engineVersions: string[] = [];
  const missing: Record<string, string> = {};
  await Promise.all(
    engines.map(async (engine) => {
      const validator = await engine.prepare();
      if (isMissing(validator)) {
        missing[engine.name] = validator.missing;
        return;
      }
      engineVersions.push(`${validator.name} ${validator.version}`);
      try {
        for (const exhibit of exhibits) {
          const about = verdicts[exhibit.id];
          if (about) about[validator.name] = await validator.validate(exhibit, anchors);
        }
      } finally {
        await validator.close();
      }
    }),
  );
  return { verdicts, engineVersions: engineVersions.sort(), missing };
}
