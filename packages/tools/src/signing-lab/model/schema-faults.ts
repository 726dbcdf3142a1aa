import { actionFindings } from '@content-credentials/verdict/definition/action-rules';
import {
  type SchemaProblem,
  type Validate,
  validatorOf,
} from '@content-credentials/verdict/definition/schema-findings';
import { isRecord, type JsonRecord } from '@content-credentials/verdict/json';
import { isEdit } from './definition.ts';
import { lineOf, type Place, repeatedIn } from './json-text.ts';
import type { JsonSchema } from './schema.ts';
import { keysOf } from './schema.ts';

/** What's wrong in a definition, and where it is in the text. */
export interface SchemaFault extends Pick<SchemaProblem, 'problem' | 'fix'> {
  line: number;
  place: Place;
}

/** A key that's there twice: the SDK gets the last one, and nobody is told. */
const repeatedKeys = (text: string): SchemaFault[] =>
  [...repeatedIn(text)].map(([pointer, place]) => ({
    line: lineOf(text, place.from).line,
    place,
    problem: `The key \`${keysOf(pointer).at(-1)}\` is there more than once in the same object, and only the last one counts.`,
    fix: 'Keep one of them.',
  }));

/**
 * Where a definition doesn't match its schema, breaks a rule about actions, or repeats a key, in the order of the text.
 * @param validate the check that the MCP server uses, too
 * @param places of the values, from `placesIn`
 */
export function schemaFaults(
  validate: Validate,
  definition: JsonRecord,
  text: string,
  places: ReadonlyMap<string, Place>,
): SchemaFault[] {
  // For an edit, the SDK writes the first action and adds the image as its ingredient.
  const actions = actionFindings(definition, isEdit(definition) ? 'edit' : 'none');
  const found = [...validate(definition), ...actions.map(({ at, ...one }) => ({ ...one, pointer: at }))];
  const faults = found.flatMap(({ pointer, problem, fix }): SchemaFault[] => {
    const place = places.get(pointer);
    return place ? [{ line: lineOf(text, place.from).line, place, problem, fix }] : [];
  });
  return [...repeatedKeys(text), ...faults].sort((a, b) => a.place.from - b.place.from);
}

/** The published schema of a definition, and the check of definitions against it. */
export interface DefinitionSchema {
  schema: JsonSchema;
  faultsOf(definition: JsonRecord, text: string, places: ReadonlyMap<string, Place>): SchemaFault[];
}

/** @throws TypeError if the network fails */
export async function loadDefinitionSchema(href: string): Promise<DefinitionSchema | undefined> {
  const response = await fetch(href);
  const schema: unknown = response.ok ? await response.json() : undefined;
  if (!isRecord(schema)) return undefined;
  const validate = validatorOf(schema);
  return { schema, faultsOf: (...given) => schemaFaults(validate, ...given) };
}
