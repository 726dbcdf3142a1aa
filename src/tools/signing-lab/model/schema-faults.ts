import { type SchemaProblem, type Validate, validatorOf } from '../../../assistants/schema-findings.ts';
import { isRecord, type JsonRecord } from '../../../c2pa/json.ts';
import { lineOf, type Place } from './json-text.ts';
import type { JsonSchema } from './schema.ts';

/** A schema violation, and where it is in the text. */
export interface SchemaFault extends Pick<SchemaProblem, 'problem' | 'fix'> {
  line: number;
  place: Place;
}

/**
 * Where a definition doesn't match its schema, in the order of the text.
 * @param validate the check that the MCP server uses, too
 * @param places of the values, from `placesIn`
 */
export function schemaFaults(
  validate: Validate,
  definition: JsonRecord,
  text: string,
  places: ReadonlyMap<string, Place>,
): SchemaFault[] {
  return validate(definition)
    .flatMap(({ pointer, problem, fix }) => {
      const place = places.get(pointer);
      return place ? [{ line: lineOf(text, place.from).line, place, problem, fix }] : [];
    })
    .sort((a, b) => a.place.from - b.place.from);
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
