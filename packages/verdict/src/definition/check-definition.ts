import { actionFindings, type Intent } from './action-rules.ts';
import { definitionFindings } from './definition-rules.ts';
import { type Finding, shown } from './finding.ts';
import { schemaFindings, type Validate } from './schema-findings.ts';

export type { Intent } from './action-rules.ts';

/** Longer definitions aren't checked; real ones are a few kilobytes. */
export const MAX_DEFINITION_CHARACTERS = 1_000_000;

/**
 * Deeper definitions aren't checked: the rules and the schema are recursive, and the library that interprets the schema
 * can run out of stack at 400 levels. Real ones are fewer than twenty levels deep.
 */
export const MAX_DEFINITION_DEPTH = 100;

/** Of longer lists, only the beginning is checked: with many errors, the time grows with the square of their number. */
const MAX_ENTRIES = 1000;
/** Larger definitions aren't checked; real ones have a few hundred values. */
const MAX_VALUES = 20_000;

/** The maximum number of findings; a definition with more is fixed in several rounds. */
export const MAX_FINDINGS = 100;

/** Where JSON text has an error: V8's message contains the position. */
function syntaxFinding(text: string, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const before = text.slice(0, position).split('\n');
  return {
    rule: 'json',
    severity: 'error',
    at: `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`,
    value: text.slice(Math.max(0, position - 20), position + 20).replace(/\s+/g, ' '),
    problem: 'The definition isn’t valid JSON.',
    fix: 'Correct the JSON at this place: often it’s a comma after the last entry, a comment, or single quotes.',
  };
}

/** Whether lists and objects are nested deeper than a limit; found without recursion. */
function isDeeper(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** A definition with its long lists shortened, and a finding for each of them. @throws RangeError if it's still too large */
function shortened(definition: unknown): { short: unknown; findings: Finding[] } {
  const findings: Finding[] = [];
  let values = 0;
  const shorten = (value: unknown, at: string): unknown => {
    values += 1;
    if (values > MAX_VALUES)
      throw new RangeError(
        `The definition has more than ${MAX_VALUES} values, so it wasn't checked. Check its parts one at a time.`,
      );
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, shorten(one, `${at}/${key}`)]),
      );
    if (value.length > MAX_ENTRIES)
      findings.push({
        rule: 'list-length',
        severity: 'error',
        at: shown(at || '/'),
        value: `${value.length} entries`,
        problem: `The list has ${value.length} entries, and only the first ${MAX_ENTRIES} were checked.`,
        fix: 'Shorten the list, or check its parts one at a time.',
      });
    return value.slice(0, MAX_ENTRIES).map((one, index) => shorten(one, `${at}/${index}`));
  };
  return { short: shorten(definition, ''), findings };
}

const tooDeep = () =>
  new RangeError(
    `The definition is nested more than ${MAX_DEFINITION_DEPTH} levels deep, so it wasn't checked. Flatten it: a manifest definition needs fewer than 20 levels.`,
  );

/**
 * What's wrong with a manifest definition: what the site's JSON Schema finds, then rules it can't express.
 * @param given JSON text, or the parsed value
 * @param validate the check of `manifest-definition.schema.json`
 * @throws RangeError if the definition is too long, too large, or nested too deep
 */
export function checkDefinition(given: unknown, validate: Validate, intent: Intent): Finding[] {
  let definition = given;
  if (isDeeper(given, MAX_DEFINITION_DEPTH)) throw tooDeep();
  const { length } = typeof given === 'string' ? given : (JSON.stringify(given) ?? '');
  if (length > MAX_DEFINITION_CHARACTERS)
    throw new RangeError(
      `The definition is ${length} characters long; the limit is ${MAX_DEFINITION_CHARACTERS}. Pass files as resources instead of putting their bytes into the JSON.`,
    );
  if (typeof given === 'string') {
    try {
      definition = JSON.parse(given);
    } catch (error) {
      // V8 reads nested JSON with its own stack.
      if (error instanceof RangeError) throw tooDeep();
      return [syntaxFinding(given, error)];
    }
    if (isDeeper(definition, MAX_DEFINITION_DEPTH)) throw tooDeep();
  }
  const { short, findings } = shortened(definition);
  definition = short;
  const bySchema = schemaFindings(validate, definition);
  const places = new Set(bySchema.map(({ at }) => at));
  const more = [...actionFindings(definition, intent), ...definitionFindings(definition)];
  return [...findings, ...bySchema, ...more.filter(({ at }) => !places.has(at))].slice(0, MAX_FINDINGS);
}
