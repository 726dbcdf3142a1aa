import type { CoverageCode, CoverageFault, RuleOutcome, Span } from './types.ts';

/** Ends a check early: deep inside a file, something breaks a rule or can't be judged. */
export class Refused extends Error {
  readonly outcome: Exclude<RuleOutcome, { uncovered: unknown }>;

  constructor(outcome: Exclude<RuleOutcome, { uncovered: unknown }>) {
    super('fault' in outcome ? outcome.fault.message : outcome.unknown);
    this.outcome = outcome;
  }
}

/** A clause of C2PA 2.4: its number and its anchor. */
export type Clause = CoverageFault['clause'];

/** The file breaks a rule. */
export const broken = (code: CoverageCode, message: string, clause: Clause, spans: Span[] = []): Refused =>
  new Refused({ fault: { code, message, clause, spans } });

/** The file may be fine, but this library can't tell. */
export const undecided = (reason: string): Refused => new Refused({ unknown: reason });

/** Runs a check, and turns what it refused into an outcome. Other errors are bugs and pass through. */
export async function outcomeOf(check: () => Promise<RuleOutcome>): Promise<RuleOutcome> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}
