import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../read-data-file.ts';
import { jsonReferenceAddress } from './address.ts';

const text = z.string().min(1);

/** As much of a JSON Schema (2020-12) as the SDK's JSON needs. */
const schema = z.strictObject({
  /** `#/$defs/Ingredient`: an object or a named type of the reference. */
  $ref: z.string().startsWith('#/$defs/').optional(),
  type: z.union([text, z.array(text)]).optional(),
  enum: z.array(text).optional(),
  const: text.optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(text).optional(),
  get items() {
    return schema.optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get additionalProperties() {
    return z.union([z.literal(false), schema]).optional();
  },
});

const property = z.strictObject({
  /** What it means, in our words. */
  text,
  /** What the SDK accepts or returns. */
  schema,
  required: z.literal(true).optional(),
  /** What applies if it's left out. */
  default: text.optional(),
  /** What to use instead. */
  deprecated: text.optional(),
  /** The only minor version of the core that has it, if the two on the settings page differ. */
  only: z.enum(['0.90', '0.91']).optional(),
  /** The first core that has it, if that's later than both of the cores that the tests run. */
  since: z
    .string()
    .regex(/^0\.\d+(\.\d+)?$/)
    .optional(),
});

/** Part of a real JSON file. */
const examplePlace = z.strictObject({
  /** A file in samples/: `definition-file/node/definition.json`. */
  file: text,
  /** A JSON Pointer (RFC 6901); `*` matches the first member. */
  at: z.string(),
  /** Keys to leave out, because they have their own example. */
  without: z.array(text).optional(),
});

type ExamplePlace = z.output<typeof examplePlace>;

const object = z.strictObject({
  text,
  /** What the SDK does with an undeclared key: drops it silently, or keeps it. */
  otherKeys: z.enum(['dropped', 'preserved']),
  example: examplePlace.optional(),
  properties: z.record(z.string(), property),
});

/** A named type that isn't an object; `values` has the meaning of single values. */
const alias = z.strictObject({ text, schema, values: z.record(z.string(), text).optional() });

const reference = z.strictObject({
  /** The package that declares the types of definitions and reports. */
  source: text,
  /** The package that the behavior was tested with. */
  tried: text,
  /** Keys in a definition file that only c2patool reads. */
  toolKeys: z.record(z.string(), text),
  objects: z.record(z.string(), object),
  aliases: z.record(z.string(), alias),
});

/** The SDK's JSON with our explanations: the basis of the JSON reference's pages, schemas, and tests. */
export type JsonReference = z.output<typeof reference>;
export type ReferenceObject = JsonReference['objects'][string];
export type ReferenceProperty = ReferenceObject['properties'][string];
export type ReferenceAlias = JsonReference['aliases'][string];
export type TypeSchema = z.output<typeof schema>;

const FILE = 'data/json-reference.json';

/** Whether this site has a JSON reference; small test sites don't. */
export const hasJsonReference = (sourceDir: string): boolean => existsSync(join(sourceDir, FILE));

/** @throws AuthorError with the key that has a mistake */
export const loadJsonReference = (sourceDir: string): JsonReference =>
  readJson(join(sourceDir, FILE), FILE, reference);

/** The name that a schema refers to. */
export const nameIn = ({ $ref }: TypeSchema): string | undefined => $ref?.slice('#/$defs/'.length);

/** Every name that a schema refers to, including those in its own fields. */
export function namesIn(given: TypeSchema): string[] {
  const { items, anyOf = [], properties = {}, additionalProperties } = given;
  const below = [items, ...anyOf, ...Object.values(properties), additionalProperties || undefined];
  return [nameIn(given) ?? [], ...below.map((one) => (one ? namesIn(one) : []))].flat();
}

/** The schema without `null`, which has the same effect as leaving out the property. */
export function withoutNull(given: TypeSchema): TypeSchema {
  const { type, anyOf } = given;
  if (Array.isArray(type)) return { ...given, type: type.find((one) => one !== 'null') ?? 'null' };
  const rest = anyOf?.filter((one) => one.type !== 'null');
  return rest ? (rest.length === 1 && rest[0] ? rest[0] : { ...given, anyOf: rest }) : given;
}

/** The values of an enumeration; `open` if any other text is also allowed. */
export function valuesOf(given: TypeSchema): { values: string[]; open: boolean } | undefined {
  const choices = given.anyOf ?? [given];
  const values = choices.find((one) => one.enum)?.enum;
  const others = choices.filter((one) => !one.enum);
  if (!values || others.some(({ type }) => type !== 'string')) return undefined;
  return { values, open: others.length > 0 };
}

/**
 * The part of a document that shows one object.
 * @throws Error with the part of the pointer that doesn't exist, and what there is
 */
export function cutOut(document: unknown, { file, at, without = [] }: ExamplePlace): unknown {
  let value = document;
  for (const step of at.split('/').slice(1)) {
    const members = typeof value === 'object' ? Object.entries(value ?? {}) : [];
    value = members.find(([key]) => step === '*' || key === step)?.[1];
    if (value === undefined) {
      const names = members.map(([key]) => key).join(', ') || 'nothing there';
      throw new Error(`samples/${file} has nothing at ${at} (\`${step}\`); it has ${names}`);
    }
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !without.includes(key)));
}

/** Types with more values than this list them in a separate section. */
const VALUES_IN_ROW = 7;

/** A type as readers see it, with names as links: `array of [Ingredient](/docs/…)`, `"low", "medium" or "high"` as code. */
export function typeText(given: TypeSchema): string {
  const schema = withoutNull(given);
  const { type, items, properties, additionalProperties } = schema;
  const name = nameIn(schema);
  if (name !== undefined) return `[${name}](${jsonReferenceAddress(name)})`;
  if (items) return `array of ${typeText(items)}`;
  if (properties) {
    const fields = Object.entries(properties).map(([key, one]) => `${key}: ${typeText(one)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (additionalProperties) return `object of ${typeText(additionalProperties)}`;
  if ((valuesOf(schema)?.values.length ?? 0) > VALUES_IN_ROW) return 'one of its values';
  const choices = (schema.anyOf ?? [schema]).flatMap((one) => {
    const values = one.enum ?? (one.const === undefined ? [] : [one.const]);
    if (values.length > 0) return values.map((value) => `\`${JSON.stringify(value)}\``);
    return schema.anyOf ? typeText(one) : String(type ?? 'any JSON');
  });
  const last = choices.pop();
  return choices.length > 0 ? `${choices.join(', ')} or ${last}` : String(last);
}
