import type { Verdicts } from './compare.ts';
import { type Engine, type Exhibit, isMissing } from './validator.ts';

export interface Judged {
  /** The engines' results for each file, by id. */
  verdicts: Readonly<Record<string, Verdicts>>;
  /** `c2pa-node 0.8.0`: the engines that ran. */
  asked: string[];
  /** Why others didn't run. */
  missing: Readonly<Record<string, string>>;
}

/** Runs every available engine on every file; the engines run in parallel. */
export async function judgeAll(
  engines: readonly Engine[],
  exhibits: readonly Exhibit[],
  anchors?: string,
): Promise<Judged> {
  const verdicts = Object.fromEntries(exhibits.map(({ id }) => [id, {} as Record<string, Verdicts[string]>]));
  const asked: string[] = [];
  const missing: Record<string, string> = {};
  await Promise.all(
    engines.map(async (engine) => {
      const judge = await engine.prepare();
      if (isMissing(judge)) {
        missing[engine.name] = judge.missing;
        return;
      }
      asked.push(`${judge.name} ${judge.version}`);
      try {
        for (const exhibit of exhibits) {
          const about = verdicts[exhibit.id];
          if (about) about[judge.name] = await judge.judge(exhibit, anchors);
        }
      } finally {
        await judge.close();
      }
    }),
  );
  return { verdicts, asked: asked.sort(), missing };
}
