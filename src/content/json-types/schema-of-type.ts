import { plainText } from '../../text/inline.ts';
import type { JsonType } from './model.ts';
import type { ReferenceProperty } from './reference.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { [key: string]: unknown };

/** A reference to a definition in the same file. */
export const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

/** The schema of a type. @param strict rejects keys that the SDK would silently drop */
export function schemaOf(type: JsonType, strict: boolean): JsonSchema {
  switch (type.is) {
    case 'any':
      return {};
    case 'literal':
      return { const: type.value };
    case 'array':
      return { type: 'array', items: schemaOf(type.of, strict) };
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(type.of, strict) };
    case 'named':
      return ref(type.name);
    case 'object':
      return objectSchema(type.properties, strict);
    case 'choice':
      return choiceSchema(type.of, strict);
    default:
      return { type: type.is };
  }
}

/** Values as `enum`, and the rest as alternatives. A union that allows any text keeps its values for editors. */
function choiceSchema(types: readonly JsonType[], strict: boolean): JsonSchema {
  const values = types.flatMap((one) => (one.is === 'literal' ? [one.value] : []));
  const others = types.filter((one) => one.is !== 'literal').map((one) => schemaOf(one, strict));
  // `"type": ["integer", "null"]` is easier to read than alternatives and allows bounds next to it.
  const plain = others.map((one) => (Object.keys(one).join() === 'type' ? one.type : undefined));
  if (!values.length && plain.length <= 2 && plain.includes('null') && !plain.includes(undefined))
    return { type: plain };
  const choices = values.length ? [{ enum: values }, ...others] : others;
  return choices.length === 1 ? (choices[0] as JsonSchema) : { anyOf: choices };
}

function propertySchema(property: JsonPropertyLike, strict: boolean): JsonSchema {
  const { type, text, deprecated, instead, minimum, maximum } = property;
  const description = plainText([text, instead && `Deprecated: ${instead}`].filter(Boolean).join(' '));
  return {
    ...(description && { description }),
    ...(deprecated && { deprecated: true }),
    ...schemaOf(type, strict),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

type JsonPropertyLike = Pick<ReferenceProperty, 'name' | 'type' | 'required' | 'deprecated'> &
  Partial<ReferenceProperty>;

/** The schema of an object. @param more properties to put first */
export function objectSchema(
  properties: readonly JsonPropertyLike[],
  strict: boolean,
  more: Record<string, JsonSchema> = {},
): JsonSchema {
  const required = properties.filter((property) => property.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: {
      ...more,
      ...Object.fromEntries(properties.map((one) => [one.name, propertySchema(one, strict)])),
    },
    ...(required.length && { required }),
    ...(strict && { additionalProperties: false }),
  };
}
