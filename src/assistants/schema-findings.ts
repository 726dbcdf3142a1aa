import type { ErrorObject } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { nearest } from '../config/nearest.ts';
import { type Finding, shown } from './finding.ts';
import { objectOf, valueAt } from './json-at.ts';

/** Longer than any key in the schema; comparison time grows with length. */
const LONGEST_KEY = 100;
/** Keywords whose errors only repeat a more specific error. */
const REPEATING = ['if', 'anyOf'];

export type Validate = ValidateFunction;

/** Compiles one of the site's schemas. @param schema a JSON Schema of draft 2020-12 */
export const compileSchema = (schema: object): Validate =>
  // `format` is only documentation; the SDK doesn't check it.
  new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: false }).compile(schema);

const quoted = (words: readonly unknown[]) =>
  words.map((word) => `\`${typeof word === 'string' ? word : JSON.stringify(word)}\``).join(', ');

/** The keys that an object may have, according to its schema. */
const knownKeys = ({ parentSchema }: ErrorObject): string[] =>
  Object.keys(objectOf(objectOf(parentSchema).properties));

function wordsOf(error: ErrorObject, value: unknown): Pick<Finding, 'at' | 'value' | 'problem' | 'fix'> {
  const at = error.instancePath || '/';
  const params: Record<string, unknown> = error.params;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const keys = knownKeys(error);
      const snake = key.replace(/[A-Z]/g, (one) => `_${one}`);
      const meant = key.length > LONGEST_KEY ? undefined : (nearest(key, keys) ?? nearest(snake, keys));
      return {
        at: shown(`${error.instancePath}/${key}`),
        value: shown(objectOf(value)[key]),
        problem: `The SDK doesn’t know the key \`${shown(key)}\` and drops it without an error, so it isn’t signed.`,
        fix: meant
          ? `Rename \`${shown(key)}\` to \`${meant}\`.`
          : `Remove \`${shown(key)}\`. The keys allowed here are ${quoted(keys)}.`,
      };
    }
    case 'required': {
      const key = String(params.missingProperty);
      return {
        at,
        value: shown(value),
        problem: `The key \`${key}\` is missing.`,
        fix: `Add \`${key}\` at \`${at}\`.`,
      };
    }
    case 'enum': {
      const allowed = Array.isArray(params.allowedValues) ? params.allowedValues : [];
      const meant =
        typeof value === 'string' && value.length < 200 ? nearest(value, allowed.map(String)) : undefined;
      return {
        at,
        value: shown(value),
        problem: `\`${shown(value)}\` isn’t an allowed value.`,
        fix: meant ? `Write \`${meant}\`.` : `Write one of ${quoted(allowed)}.`,
      };
    }
    case 'type': {
      const types = [params.type].flat().join(' or ');
      const isOneOfList = types.includes('array') && typeof value === 'object' && value !== null;
      return {
        at,
        value: shown(value),
        problem: `The value must be of type ${types}.`,
        fix: isOneOfList
          ? `Put the value in a list: \`[${shown(value)}]\`.`
          : `Write a value of type ${types} instead of \`${shown(value)}\`.`,
      };
    }
    default:
      return {
        at,
        value: shown(value),
        problem: `The value ${error.message ?? 'breaks the schema'}.`,
        fix: `Change \`${shown(value)}\` so that it ${(error.message ?? 'follows the schema').replace(/^must /, '')}.`,
      };
  }
}

/** What a JSON Schema rejects, each with its position, value, and fix. */
export function schemaFindings(validate: Validate, document: unknown): Finding[] {
  if (validate(document)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => !REPEATING.includes(keyword))
    .map((error) => ({
      rule: error.keyword,
      severity: 'error' as const,
      ...wordsOf(error, valueAt(document, error.instancePath)),
    }));
}
