import { z } from 'zod';

/** An engine's result for a file, normalized so that engines can be compared. */
export interface Verdict {
  /**
   * `none`: no manifest store. `error`: the engine failed, and `message` says why. `not supported`: the engine
   * doesn't support this (the SDK for browsers doesn't accept a file with a separate store).
   */
  state: 'Trusted' | 'Valid' | 'Invalid' | 'none' | 'error' | 'not supported';
  /** Label of the active manifest. */
  active?: string;
  /** Sorted codes, each once; those of ingredients begin with `ingredient: `. */
  failure: string[];
  informational: string[];
  success: string[];
  message?: string;
}

const code = z.object({ code: z.string() });
const codes = z.object({
  success: z.array(code).default([]),
  informational: z.array(code).default([]),
  failure: z.array(code).default([]),
});
const reportSchema = z.object({
  active_manifest: z.string().optional(),
  validation_state: z.enum(['Trusted', 'Valid', 'Invalid']),
  validation_results: z
    .object({
      activeManifest: codes.optional(),
      ingredientDeltas: z.array(z.object({ validationDeltas: codes })).nullish(),
    })
    .optional(),
});

/** Converts an SDK report to a verdict. @throws ZodError if it isn't a report */
export function verdictOf(report: unknown): Verdict {
  const {
    active_manifest: active,
    validation_state: state,
    validation_results: results,
  } = reportSchema.parse(report);
  const list = (kind: 'success' | 'informational' | 'failure') => {
    const own = results?.activeManifest?.[kind].map((one) => one.code) ?? [];
    const below = (results?.ingredientDeltas ?? []).flatMap(({ validationDeltas }) =>
      validationDeltas[kind].map((one) => `ingredient: ${one.code}`),
    );
    return [...new Set([...own, ...below])].sort();
  };
  return {
    state,
    ...(active && { active }),
    failure: list('failure'),
    informational: list('informational'),
    success: list('success'),
  };
}

const empty = { failure: [], informational: [], success: [] };

export const noManifest: Verdict = { state: 'none', ...empty };
export const notSupported = (message: string): Verdict => ({ state: 'not supported', message, ...empty });

/** The engines' messages about a file without a manifest store. */
const NOTHING = /JumbfNotFound|ManifestNotFound|No claim found|no JUMBF data found/i;

export function verdictOfError(error: unknown): Verdict {
  const message = error instanceof Error ? error.message : String(error);
  return NOTHING.test(message) ? noManifest : { state: 'error', message, ...empty };
}
