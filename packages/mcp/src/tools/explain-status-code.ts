import { nearest } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import type { SiteFiles } from '../site/files.ts';
import { defineTool, ToolError } from '../tool.ts';

const tableSchema = z.object({
  specification: z.string(),
  codes: z.array(
    z.object({
      code: z.string(),
      group: z.string(),
      short: z.string(),
      meaning: z.string(),
      not: z.string().optional(),
      causes: z.array(z.string()).default([]),
      do: z.array(z.string()).default([]),
      tell: z.string().optional(),
      note: z.string().optional(),
      related: z.array(z.string()).default([]),
      page: z.string(),
    }),
  ),
  /** Known causes, the most reported first. */
  causes: z
    .array(
      z.object({
        codes: z.array(z.string()),
        messages: z.array(z.object({ text: z.string() })),
        cause: z.string(),
        fix: z.string(),
        page: z.string(),
        threads: z.array(z.string()),
      }),
    )
    .default([]),
});
type Known = z.output<typeof tableSchema>['causes'][number];
/** Whether a text, such as a stack trace, contains one of the cause's messages. */
const isIn = ({ messages }: Known, text: string) =>
  messages.some((message) => text.includes(message.text.replaceAll('`', '')));
const factsOf = ({ cause, fix, page, threads }: Known) => ({ cause, fix, page, threads });

const codesOf = async (files: SiteFiles, signal: AbortSignal) =>
  tableSchema.parse(JSON.parse(await files.read('data/status-codes.json', signal)));

/** The same form as for a code, so that callers need only one. */
function messageAnswer(given: string, known: readonly Known[], page: string) {
  const meaning = 'An error message with known causes.';
  return {
    code: given,
    outcome: 'message',
    short: meaning,
    meaning,
    known_causes: known.map(factsOf),
    causes: [],
    what_to_do: known.map(({ fix }) => fix),
    related: known.flatMap(({ codes }) => codes),
    page,
  };
}

export const explainStatusCode = defineTool({
  name: 'explain_status_code',
  title: 'Explain a status code or an error message',
  description:
    'Explains a C2PA or CAWG validation status code, such as assertion.dataHash.mismatch: its meaning, what it doesn’t mean, its causes with their fixes, the most reported first, and what to do. Also takes an error message, and returns its known causes.',
  input: z.strictObject({ code: z.string().trim().min(1).max(2000) }),
  output: z.object({
    code: z.string(),
    outcome: z.string().describe('success, informational, failure, or message for an error message.'),
    short: z.string(),
    meaning: z.string(),
    does_not_mean: z.string().optional(),
    known_causes: z
      .array(z.object({ cause: z.string(), fix: z.string(), page: z.string(), threads: z.array(z.string()) }))
      .describe('The most reported first.'),
    causes: z.array(z.string()),
    what_to_do: z.array(z.string()),
    message_for_users: z.string().optional(),
    related: z.array(z.string()),
    page: z.string(),
  }),
  async run({ files }, { code: given }, signal) {
    const { codes, specification, causes: known } = await codesOf(files, signal);
    const found = codes.find(({ code }) => code === given);
    if (!found) {
      const matching = known.filter((one) => isIn(one, given));
      if (matching[0]) return { data: messageAnswer(given, matching, matching[0].page) };
      const meant = nearest(
        given,
        codes.map(({ code }) => code),
      );
      throw new ToolError(
        `${JSON.stringify(given)} isn't a status code of ${specification}. ${meant ? `Did you mean ${meant}?` : 'Find one with search_docs.'}`,
      );
    }
    const { code, group, short, meaning, causes, related, page } = found;
    const mine = known.filter(({ codes: of }) => of.includes(code));
    const data = {
      code,
      outcome: group,
      short,
      meaning,
      ...(found.not !== undefined && { does_not_mean: found.not }),
      known_causes: mine.map(factsOf),
      causes,
      what_to_do: found.do,
      ...(found.tell !== undefined && { message_for_users: found.tell }),
      related,
      page,
    };
    return { data };
  },
});
