import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { nearest } from '#config/nearest.ts';
import type { JsonRecord } from '../../../c2pa/json.ts';
import { lineOf, type Place } from './json-text.ts';
import { type JsonSchema, schemasAt } from './schema.ts';

/** A schema violation and its position. */
export interface SchemaFault {
  line: number;
  place: Place;
  message: string;
  /** The key that was probably intended. */
  meant?: string;
}

/** Keywords whose errors only say that something inside them is wrong. */
const AROUND = ['properties', 'items', '$ref', 'anyOf', 'if', 'then', 'additionalProperties'];
const typeNames = (error: string) => [...error.matchAll(/"([^"]+)"/g)].slice(1).map(([, name = '']) => name);

const keyOf = (pointer: string) =>
  pointer.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~') ?? '';

/** One message for everything that's wrong with one value. */
function messageOf(pointer: string, units: readonly OutputUnit[]): string {
  const key = keyOf(pointer);
  const name = key === '' ? 'The definition' : /^\d+$/.test(key) ? `Entry ${Number(key) + 1}` : key;
  if (units.some(({ keyword }) => keyword === 'false'))
    return `The SDK doesn’t recognize the key ${name} and silently ignores it.`;
  const required = units.find(({ keyword }) => keyword === 'required');
  if (required) return `${name} needs the key ${/"([^"]+)"/.exec(required.error)?.[1]}.`;
  const choice = units.find(({ keyword }) => keyword === 'enum' || keyword === 'const');
  if (choice)
    return `${name} can’t have this value. ${choice.error.replace(/^Instance does not match/, 'It has to match')}`;
  const types = [
    ...new Set(units.filter(({ keyword }) => keyword === 'type').flatMap(({ error }) => typeNames(error))),
  ];
  if (types.length > 0) return `${name} has the wrong type: expected ${types.join(' or ')}.`;
  return `${name}: ${units[0]?.error ?? 'not allowed'}`;
}

/**
 * Where a definition doesn't match its schema, in the order of the text. This library interprets schemas: those that
 * compile them need `eval`, which the site's policy blocks.
 * @param places of the values, from `placesIn`
 */
export function schemaFaults(
  schema: JsonSchema,
  definition: JsonRecord,
  text: string,
  places: ReadonlyMap<string, Place>,
): SchemaFault[] {
  // Our type includes only the parts of a schema that we use.
  const whole: unknown = schema;
  const { errors } = new Validator(whole as Schema, '2020-12', false).validate(definition);
  const own = errors.filter(({ keyword }) => !AROUND.includes(keyword));
  const at = Map.groupBy(own, ({ instanceLocation }) => instanceLocation.replace(/^#/, ''));
  // For a choice between an object and null, errors inside the object are more useful.
  const isDeepest = (pointer: string) => ![...at.keys()].some((other) => other.startsWith(`${pointer}/`));
  return [...at]
    .filter(([pointer, units]) => isDeepest(pointer) || units.some(({ keyword }) => keyword === 'required'))
    .flatMap(([pointer, units]) => {
      const place = places.get(pointer);
      if (!place) return [];
      const isUnknown = units.some(({ keyword }) => keyword === 'false');
      const holder = pointer.slice(0, pointer.lastIndexOf('/'));
      const known = schemasAt(schema, definition, holder).flatMap(({ properties = {} }) =>
        Object.keys(properties),
      );
      const meant = isUnknown ? nearest(keyOf(pointer), known) : undefined;
      return [{ line: lineOf(text, place.from).line, place, message: messageOf(pointer, units), meant }];
    })
    .sort((a, b) => a.place.from - b.place.from);
}
