import { z } from 'zod';

export const statusCode = z.object({
  code: z.string(),
  group: z.enum(['success', 'informational', 'failure']),
  short: z.string(),
  meaning: z.string(),
  not: z.string().describe('What it doesn’t mean.'),
  causes: z.array(z.string()),
  do: z.array(z.string()),
  tell: z.string().optional().describe('For people who view the file.'),
  related: z.array(z.string()),
  page: z.string(),
});

export const cause = z.object({
  cause: z.string(),
  fix: z.string(),
  page: z.string(),
  threads: z.array(z.string()),
});

/** The published table of codes, and the known causes of codes and error messages, the most reported first. */
export interface StatusCodeTable {
  specification: string;
  codes: Array<z.infer<typeof statusCode>>;
  causes: Array<z.infer<typeof cause> & { codes: string[]; messages: Array<{ text: string }> }>;
}
