import { isRecord, type JsonRecord } from '@content-credentials/verdict/json';

/** As much of a JSON Schema (2020-12) as ours have; `src/content/json-types/json-schema.ts` writes them. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Readonly<Record<string, JsonSchema>>;
  anyOf?: readonly JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  enum?: readonly unknown[];
  pattern?: string;
  description?: string;
  deprecated?: boolean;
}

/** A key that the schema knows, and what it means. */
export interface KnownKey {
  key: string;
  about: string;
  /** What the key gets at first. */
  value: unknown;
}

/** The keys of a JSON Pointer. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Whether a text that a schema's `if` asks for is there: ours only ask for the pattern of a property. */
const holds = (condition: JsonSchema, value: unknown): boolean =>
  Object.entries(condition.properties ?? {}).every(([key, { pattern = '' }]) => {
    const text = isRecord(value) ? value[key] : undefined;
    return typeof text === 'string' && new RegExp(pattern, 'u').test(text);
  });

/** The schemas that can apply to a value, with references and choices resolved. */
function resolveSchema(schema: JsonSchema, root: JsonSchema, value: unknown): JsonSchema[] {
  const name = schema.$ref?.replace('#/$defs/', '');
  const target = name === undefined ? undefined : root.$defs?.[name];
  const conditional = schema.then && schema.if && holds(schema.if, value) ? [schema.then] : [];
  const more = [...(target ? [target] : []), ...(schema.anyOf ?? []), ...conditional];
  return [schema, ...more.flatMap((one) => resolveSchema(one, root, value))];
}

/** The schemas of the value at a pointer. */
export function schemasAt(root: JsonSchema, definition: JsonRecord, pointer: string): JsonSchema[] {
  let value: unknown = definition;
  let found = resolveSchema(root, root, value);
  for (const key of keysOf(pointer)) {
    const isList = Array.isArray(value);
    value = isList ? (value as unknown[])[Number(key)] : isRecord(value) ? value[key] : undefined;
    const inside = found.flatMap((one) => (isList ? one.items : one.properties?.[key]) ?? []);
    found = inside.flatMap((one) => resolveSchema(one, root, value));
  }
  return found;
}

const EMPTY: Readonly<Record<string, unknown>> = {
  string: '',
  array: [],
  object: {},
  integer: 1,
  number: 0,
  boolean: true,
};

/** Something to begin with, of the first type that the schema allows. */
function firstValue(schema: JsonSchema, root: JsonSchema): unknown {
  const all = resolveSchema(schema, root, undefined);
  const choice = all.find((one) => one.enum)?.enum?.[0];
  if (choice !== undefined) return choice;
  const types = all.flatMap(({ type = [] }) => type);
  return EMPTY[types.find((type) => type in EMPTY) ?? 'string'];
}

/** Keys that an object can have and doesn't have yet. */
export function missingKeys(
  root: JsonSchema,
  definition: JsonRecord,
  pointer: string,
  object: JsonRecord,
): KnownKey[] {
  const known = new Map<string, KnownKey>();
  for (const { properties = {} } of schemasAt(root, definition, pointer))
    for (const [key, schema] of Object.entries(properties)) {
      const { description: about = '', deprecated } = schema;
      const isOurs = !deprecated && key !== '$schema' && !about.startsWith('Read by c2patool only');
      if (isOurs && !Object.hasOwn(object, key))
        known.set(key, { key, about, value: firstValue(schema, root) });
    }
  return [...known.values()];
}

/** Values that a text can have; none if it can be anything. */
export const possibleValues = (root: JsonSchema, definition: JsonRecord, pointer: string): string[] => [
  ...new Set(
    schemasAt(root, definition, pointer)
      .flatMap((one) => one.enum ?? [])
      .filter((one) => typeof one === 'string'),
  ),
];
