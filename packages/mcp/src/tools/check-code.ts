import { checkDefinition } from '@content-credentials/verdict/definition/check-definition';
import { type Finding, shown } from '@content-credentials/verdict/definition/finding';
import { validatorOf } from '@content-credentials/verdict/definition/schema-findings';
import { z } from 'zod';
import { type Check, type Mistake, type ProgramLanguage, programLanguage } from '../mistake.ts';
import { defineTool } from '../tool.ts';

export const findingSchema = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  at: z.string().describe('Where: a JSON pointer, or a line.'),
  value: z.string(),
  problem: z.string(),
  fix: z.string(),
});

export const checkManifestDefinition = defineTool({
  name: 'check_manifest_definition',
  title: 'Check a manifest definition',
  description:
    'Checks a C2PA manifest definition (the JSON for Builder.withJson, Builder(json), or C2PA Tool) against the JSON Schema and the rules about actions. Each finding names the path, the value, and the fix. It finds keys that the SDK would drop silently. This checks the form, not whether the statements are true.',
  input: z.strictObject({
    definition: z
      .union([z.string(), z.record(z.string(), z.unknown())])
      .describe('The definition, as JSON text or as an object.'),
    intent: z
      .enum(['none', 'create', 'edit', 'update'])
      .default('none')
      .describe('The intent that the program sets on the Builder; it writes the first action.'),
  }),
  output: z.object({
    valid: z.boolean().describe('No errors; there may be warnings.'),
    findings: z.array(findingSchema),
  }),
  async run({ data }, { definition, intent }) {
    const findings = checkDefinition(definition, validatorOf(data.definitionSchema), intent);
    const valid = findings.every(({ severity }) => severity !== 'error');
    return { data: { valid, findings } };
  },
});

/** Longer programs aren't checked, because matching could take too long. */
export const MAX_PROGRAM_CHARACTERS = 100_000;

/**
 * The last match, if each pattern matches after the one before it. Taking the first match each time doesn't miss any
 * sequence.
 */
function inOrder(text: string, patterns: readonly string[]): RegExpExecArray | undefined {
  let found: RegExpExecArray | undefined;
  let from = 0;
  for (const source of patterns) {
    const pattern = new RegExp(source, 'gm');
    pattern.lastIndex = from;
    found = pattern.exec(text) ?? undefined;
    if (!found) return undefined;
    from = pattern.lastIndex;
  }
  return found;
}

/** Where a check finds its mistake. */
function placeOf(text: string, { pattern, unless, unlessAfter }: Check): RegExpExecArray | undefined {
  const found = inOrder(text, pattern);
  const has = (part: string, source: string | undefined) =>
    source !== undefined && new RegExp(source, 'm').test(part);
  if (!found || has(text, unless)) return undefined;
  return has(text.slice(found.index + found[0].length), unlessAfter) ? undefined : found;
}

/**
 * The known mistakes in a program, by a static check. A program without findings can still be wrong: only the
 * mistakes in the table are known.
 * @throws RangeError if the program is too long
 */
export function findMistakes(
  code: string,
  language: ProgramLanguage,
  mistakes: readonly Mistake[],
): Finding[] {
  if (code.length > MAX_PROGRAM_CHARACTERS)
    throw new RangeError(
      `The program is ${code.length} characters long; the limit is ${MAX_PROGRAM_CHARACTERS}. Check the files that use the SDK one by one.`,
    );
  const text = withoutComments(code, language);
  return mistakes.flatMap(({ id, problem, fix, checks }): Finding[] => {
    for (const check of checks) {
      const found = check.languages.includes(language) ? placeOf(text, check) : undefined;
      if (!found) continue;
      const line = text.slice(0, found.index + found[0].search(/\S/)).split('\n').length;
      const value = shown(found[0].trim().split('\n')[0] ?? '');
      return [{ rule: id, severity: 'error', at: `line ${line}`, value, problem, fix }];
    }
    return [];
  });
}

/** Strings come first, so that a comment marker inside one isn't treated as a comment. */
const STRINGS =
  /"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/;
const SLASHES = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/;
const HASH = /#[^\n]*/;

const COMMENTS: Readonly<Record<ProgramLanguage, RegExp | undefined>> = {
  node: SLASHES,
  web: SLASHES,
  rust: SLASHES,
  python: HASH,
  shell: HASH,
  json: undefined,
};

/** A program with its comments blanked; lines keep their numbers. */
export function withoutComments(code: string, language: ProgramLanguage): string {
  const comment = COMMENTS[language];
  if (!comment) return code;
  const either = new RegExp(`(${STRINGS.source})|${comment.source}`, 'g');
  return code.replace(either, (found, text?: string) => text ?? found.replace(/[^\n]/g, ' '));
}

export const checkProgram = defineTool({
  name: 'check_program',
  title: 'Check a program for known mistakes',
  description:
    'Looks for known C2PA SDK mistakes in a program: deprecated packages, old settings, re-encoding after signing, public test keys, treating Valid as trusted. This is a static check: the program isn’t run, and one without findings can still be wrong.',
  input: z.strictObject({
    code: z.string().min(1).max(MAX_PROGRAM_CHARACTERS),
    language: programLanguage.describe('node and web: JavaScript or TypeScript. json: a package.json.'),
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
    return { data: { findings, rules_checked: applying.length } };
  },
});
