import { z } from 'zod';
import { nearest } from '../../../../src/config/nearest.ts';
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
});

const codesOf = async (files: SiteFiles, signal: AbortSignal) =>
  tableSchema.parse(JSON.parse(await files.read('data/status-codes.json', signal)));

export const explainStatusCode = defineTool({
  name: 'explain_status_code',
  title: 'Explain a validation status code',
  description:
    'Explains a C2PA or CAWG validation status code, such as assertion.dataHash.mismatch: its meaning, what it doesn’t mean, its causes, and what to do.',
  input: z.strictObject({ code: z.string().trim().min(1).max(200) }),
  output: z.object({
    code: z.string(),
    outcome: z.string().describe('success, informational, or failure.'),
    short: z.string(),
    meaning: z.string(),
    does_not_mean: z.string().optional(),
    causes: z.array(z.string()),
    what_to_do: z.array(z.string()),
    message_for_users: z.string().optional(),
    related: z.array(z.string()),
    page: z.string(),
  }),
  async run({ files }, { code: given }, signal) {
    const { codes, specification } = await codesOf(files, signal);
    const found = codes.find(({ code }) => code === given);
    if (!found) {
      const meant = nearest(
        given,
        codes.map(({ code }) => code),
      );
      throw new ToolError(
        `${JSON.stringify(given)} isn't a status code of ${specification}. ${meant ? `Did you mean ${meant}?` : 'Find one with search_docs.'}`,
      );
    }
    const { code, group, short, meaning, causes, related, page } = found;
    const data = {
      code,
      outcome: group,
      short,
      meaning,
      ...(found.not !== undefined && { does_not_mean: found.not }),
      causes,
      what_to_do: found.do,
      ...(found.tell !== undefined && { message_for_users: found.tell }),
      related,
      page,
    };
    const list = (title: string, items: readonly string[]) =>
      items.length > 0 ? [`${title}:`, ...items.map((item) => `- ${item}`)] : [];
    const text = [
      `${code} (${group}): ${short}`,
      meaning,
      ...(found.not === undefined ? [] : [found.not]),
      ...list('Causes', causes),
      ...list('What to do', found.do),
      ...(found.tell === undefined ? [] : [`Tell users: ${found.tell}`]),
      page,
    ];
    return { text: text.join('\n'), data };
  },
});
