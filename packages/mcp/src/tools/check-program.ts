import { z } from 'zod';
import { findMistakes, MAX_PROGRAM_CHARACTERS } from '../find-mistakes.ts';
import { findingSchema, findingText } from '../findings.ts';
import { defineTool } from '../tool.ts';

export const checkProgram = defineTool({
  name: 'check_program',
  title: 'Check a program for known mistakes',
  description:
    'Looks for known C2PA SDK mistakes in a program: deprecated packages, old settings, re-encoding after signing, public test keys, treating Valid as trusted. This is a static check; the program isn’t run.',
  input: z.strictObject({
    code: z.string().min(1).max(MAX_PROGRAM_CHARACTERS),
    language: z
      .enum(['node', 'web', 'python', 'rust', 'shell', 'json'])
      .describe('node and web: JavaScript or TypeScript. json: a package.json.'),
  }),
  output: z.object({
    findings: z.array(findingSchema.extend({ page: z.string() })),
    rules_checked: z.int().describe('How many rules apply to this language.'),
  }),
  async run({ data }, { code, language }) {
    const { mistakes } = data.mistakes;
    const applying = mistakes.filter(({ checks }) =>
      checks.some(({ languages }) => languages.includes(language)),
    );
    const findings = findMistakes(code, language, mistakes).map((finding) => ({
      ...finding,
      page: mistakes.find(({ id }) => id === finding.rule)?.page ?? '',
    }));
    const text =
      findings.length === 0
        ? `Found none of the ${applying.length} known mistakes. The program can still be wrong.`
        : findings.map((one) => `${findingText(one)}\n  Page: ${one.page}`).join('\n');
    return { text, data: { findings, rules_checked: applying.length } };
  },
});
