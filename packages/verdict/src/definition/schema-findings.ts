import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { nearest } from '../nearest.ts';
import { type Finding, objectOf, shown, valueAt } from './finding.ts';

/** Longer than any key in the schema; comparison time grows with length. */
const LONGEST_KEY = 100;

/** Keywords whose errors only say that something inside them is wrong; and `format`, which the SDK doesn't check. */
const AROUND = ['properties', 'items', '$ref', 'anyOf', 'if', 'then', 'additionalProperties', 'format'];

/** Something that the schema rejects, with its place as a JSON Pointer. */
export interface SchemaProblem extends Pick<Finding, 'rule' | 'value' | 'problem' | 'fix'> {
  pointer: string;
}

/** Everything that the schema rejects in a document. */
export type Validate = (document: unknown) => SchemaProblem[];

const quoted = (words: readonly unknown[]) =>
  words.map((word) => `\`${typeof word === 'string' ? word : JSON.stringify(word)}\``).join(', ');

const partsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The pointers of the objects and lists around the values. */
function aroundAll(pointers: Iterable<string>): Set<string> {
  const around = new Set<string>();
  for (const pointer of pointers)
    for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
      const outer = pointer.slice(0, end);
      if (around.has(outer)) break;
      around.add(outer);
    }
  return around;
}

/** The schema around the keyword that rejected a value. */
function schemaAround(root: object, { keywordLocation }: OutputUnit): Record<string, unknown> {
  let schema = objectOf(root);
  for (const part of partsOf(keywordLocation).slice(0, -1)) {
    const next = part === '$ref' ? valueAt(root, String(schema.$ref).replace('#', '')) : schema[part];
    // Entries of a list, for `anyOf`.
    schema = Array.isArray(next) ? (next as unknown as Record<string, unknown>) : objectOf(next);
  }
  return schema;
}

function unknownKey(pointer: string, value: unknown, known: readonly string[]): SchemaProblem {
  const key = partsOf(pointer).at(-1) ?? '';
  const snake = key.replace(/[A-Z]/g, (one) => `_${one}`);
  const meant = key.length > LONGEST_KEY ? undefined : (nearest(key, known) ?? nearest(snake, known));
  return {
    rule: 'additionalProperties',
    pointer,
    value: shown(value),
    problem: `The SDK doesn’t know the key \`${shown(key)}\` and drops it without an error, so it isn’t signed.`,
    fix: meant
      ? `Rename \`${shown(key)}\` to \`${meant}\`.`
      : `Remove \`${shown(key)}\`. The keys allowed here are ${quoted(known)}.`,
  };
}

function missingKey(pointer: string, value: unknown, { error }: OutputUnit): SchemaProblem {
  const key = /"([^"]+)"/.exec(error)?.[1] ?? '';
  return {
    rule: 'required',
    pointer,
    value: shown(value),
    problem: `The key \`${key}\` is missing.`,
    fix: `Add \`${key}\` at \`${shown(pointer || '/')}\`.`,
  };
}

function otherValue(pointer: string, value: unknown, allowed: readonly unknown[]): SchemaProblem {
  const meant =
    typeof value === 'string' && value.length < 200 ? nearest(value, allowed.map(String)) : undefined;
  return {
    rule: 'enum',
    pointer,
    value: shown(value),
    problem: `\`${shown(value)}\` isn’t an allowed value.`,
    fix: meant ? `Write \`${meant}\`.` : `Write one of ${quoted(allowed)}.`,
  };
}

function otherType(pointer: string, value: unknown, types: readonly string[]): SchemaProblem {
  const expected = types.join(' or ');
  const isOneOfList = types.includes('array') && typeof value === 'object' && value !== null;
  return {
    rule: 'type',
    pointer,
    value: shown(value),
    problem: `The value must be of type ${expected}.`,
    fix: isOneOfList
      ? `Put the value in a list: \`[${shown(value)}]\`.`
      : `Write a value of type ${expected} instead of \`${shown(value)}\`.`,
  };
}

/** What's wrong with one value: of several ways to be right, the most specific one that it missed. */
function problemsAt(
  root: object,
  pointer: string,
  value: unknown,
  units: readonly Rejection[],
): SchemaProblem[] {
  const unknown = units.find(({ unit }) => unit.keyword === 'false');
  if (unknown) return [unknownKey(pointer, value, unknown.knownKeys)];
  const required = units.filter(({ unit }) => unit.keyword === 'required');
  if (required.length > 0) return required.map(({ unit }) => missingKey(pointer, value, unit));
  const choices = units.flatMap(({ unit }) => {
    const schema = schemaAround(root, unit);
    if (unit.keyword === 'enum' && Array.isArray(schema.enum)) return schema.enum as unknown[];
    return unit.keyword === 'const' ? [schema.const] : [];
  });
  if (choices.length > 0) return [otherValue(pointer, value, [...new Set(choices)])];
  const types = units
    .filter(({ unit }) => unit.keyword === 'type')
    .flatMap(({ unit }) => schemaAround(root, unit).type as string | string[]);
  if (types.length > 0) return [otherType(pointer, value, [...new Set(types)])];
  return units.slice(0, 1).map(({ unit: { keyword, error } }) => ({
    rule: keyword,
    pointer,
    value: shown(value),
    problem: `\`${shown(value)}\` isn’t allowed here. ${error}`,
    fix: 'Change the value to one that the JSON reference allows.',
  }));
}

interface Rejection {
  unit: OutputUnit;
  /** The keys that the object around an unknown key may have. */
  knownKeys: readonly string[];
}

/**
 * The check of documents against one of the site's schemas (draft 2020-12). This library interprets schemas, so it works
 * in pages, too: those that compile them need `eval`, which the site's policy blocks.
 */
export function validatorOf(schema: object): Validate {
  // The library's type of a schema is narrower than the standard.
  const whole: unknown = schema;
  const validator = new Validator(whole as Schema, '2020-12', false);
  return (document) => {
    const { errors } = validator.validate(document);
    const rejections = errors.map((unit, index): Rejection => {
      // An unknown key is reported twice: for the object that has it, and then for its value.
      const holder = unit.keyword === 'false' ? errors[index - 1] : undefined;
      return {
        unit,
        knownKeys: holder ? Object.keys(objectOf(schemaAround(schema, holder).properties)) : [],
      };
    });
    const own = rejections.filter(({ unit }) => !AROUND.includes(unit.keyword));
    // Without Map.groupBy: the MCP server runs on Node.js 20, too.
    const at = new Map<string, Rejection[]>();
    for (const one of own) {
      const pointer = one.unit.instanceLocation.replace(/^#/, '');
      const known = at.get(pointer);
      if (known) known.push(one);
      else at.set(pointer, [one]);
    }
    // For a choice between an object and null, errors inside the object are more useful.
    const around = aroundAll(at.keys());
    return [...at]
      .filter(
        ([pointer, units]) => !around.has(pointer) || units.some(({ unit }) => unit.keyword === 'required'),
      )
      .flatMap(([pointer, units]) => problemsAt(schema, pointer, valueAt(document, pointer), units));
  };
}

/** What a JSON Schema rejects, each with its position, value, and fix. */
export const schemaFindings = (validate: Validate, document: unknown): Finding[] =>
  validate(document).map(({ pointer, ...problem }) => ({
    ...problem,
    severity: 'error',
    at: shown(pointer || '/'),
  }));
