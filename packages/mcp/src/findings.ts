import { z } from 'zod';
import type { Finding } from '../../../src/assistants/finding.ts';

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
