import type { Finding } from '@content-credentials/verdict/definition/finding';
import { z } from 'zod';

export const findingSchema = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  at: z.string().describe('Where: a JSON pointer, or a line.'),
  value: z.string(),
  problem: z.string(),
  fix: z.string(),
});

/** A finding for a model to read. */
export const findingText = ({ rule, severity, at, value, problem, fix }: Finding): string =>
  `- ${severity} at ${at} (${rule}): ${problem}\n  Value: ${JSON.stringify(value)}\n  Fix: ${fix}`;
