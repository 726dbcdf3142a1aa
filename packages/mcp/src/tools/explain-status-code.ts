import { nearest } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { cause, statusCode } from '../status-codes.ts';
import { defineTool } from '../tool.ts';

export const explainStatusCode = defineTool({
  name: 'explain_status_code',
  title: 'Explain a status code or an error message',
  description:
    'Explains a C2PA or CAWG validation status code, such as assertion.dataHash.mismatch: its meaning, what it doesn’t mean, its causes with their fixes, the most reported first, and what to do. Also takes an error message, and returns its known causes.',
  input: z.strictObject({ code: z.string().trim().min(1).max(2000) }),
  output: z.object({
    status_code: statusCode.optional().describe('Missing for an error message.'),
    known_causes: z.array(cause).describe('The most reported first.'),
  }),
  async run({ data: { statusCodes } }, { code: given }) {
    const { codes, specification, causes } = statusCodes;
    const status_code = codes.find(({ code }) => code === given);
    // A message can be part of a longer text, such as a stack trace.
    const known_causes = causes.filter((one) =>
      status_code
        ? one.codes.includes(given)
        : one.messages.some(({ text }) => given.includes(text.replaceAll('`', ''))),
    );
    if (status_code || known_causes.length > 0) return { data: { status_code, known_causes } };
    const meant = nearest(
      given,
      codes.map(({ code }) => code),
    );
    throw new Error(
      `${JSON.stringify(given)} isn't a status code of ${specification}. ${meant ? `Did you mean ${meant}?` : 'Find one with search_docs.'}`,
    );
  },
});
