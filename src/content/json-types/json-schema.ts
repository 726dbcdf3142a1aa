import { plainText } from '../../text/inline.ts';
import { type JsonType, namesIn } from './model.ts';
import type { JsonReference, ReferenceAlias, ReferenceObject, ReferenceProperty } from './reference.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { [key: string]: unknown };

export interface SchemaFile {
  /** `manifest-definition.schema.json`. */
  file: string;
  root: string;
  title: string;
  /** Refuses keys that the SDK would drop without a word: a misspelt key is a fact that is not signed. */
  strict: boolean;
}

export const SCHEMA_FILES: readonly SchemaFile[] = [
  {
    file: 'manifest-definition.schema.json',
    root: 'ManifestDefinition',
    title: 'C2PA manifest definition',
    strict: true,
  },
  { file: 'reader-report.schema.json', root: 'Reader', title: 'C2PA reader report', strict: false },
  { file: 'settings.schema.json', root: 'Settings', title: 'C2PA SDK settings', strict: true },
];

/** Labels under which the data of an assertion is the list of actions; the SDK decodes it when it signs. */
const ACTIONS_LABEL = '^c2pa\\.actions(\\.v2)?(__\\d+)?$';

const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

function schemaOf(type: JsonType, strict: boolean): JsonSchema {
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

/** Values as `enum`, the rest as alternatives. A choice that is open to any text keeps its values for an editor. */
function choiceSchema(types: readonly JsonType[], strict: boolean): JsonSchema {
  const values = types.flatMap((one) => (one.is === 'literal' ? [one.value] : []));
  const others = types.filter((one) => one.is !== 'literal').map((one) => schemaOf(one, strict));
  // `"type": ["integer", "null"]` reads better than alternatives, and lets bounds stand beside it.
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

function objectSchema(
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

function definition(object: ReferenceObject, strict: boolean): JsonSchema {
  const schema: JsonSchema = {
    description: plainText(object.text),
    ...objectSchema(object.properties, strict && object.otherKeys === 'dropped'),
  };
  if (object.name !== 'AssertionDefinition' && object.name !== 'ManifestAssertion') return schema;
  return {
    ...schema,
    if: { properties: { label: { type: 'string', pattern: ACTIONS_LABEL } }, required: ['label', 'data'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { properties: { data: ref('ActionsAssertion') } },
  };
}

const aliasSchema = (alias: ReferenceAlias, strict: boolean): JsonSchema => ({
  description: plainText(alias.text),
  ...schemaOf(alias.type, strict),
});

/** Names below `root`; the list of actions too where an assertion can hold one. */
function namesBelow({ objects, aliases }: JsonReference, root: string): string[] {
  const found = new Set<string>();
  const queue = [root];
  for (const name of queue) {
    if (found.has(name)) continue;
    found.add(name);
    const types = objects[name]?.properties.map(({ type }) => type) ?? [aliases[name]?.type as JsonType];
    queue.push(...types.flatMap(namesIn));
    if (name === 'AssertionDefinition' || name === 'ManifestAssertion') queue.push('ActionsAssertion');
  }
  return [...found].filter((name) => name !== root);
}

/**
 * One of the downloadable schemas.
 * @param id its absolute address
 * @throws Error when the root is no object of the reference
 */
export function jsonSchema(reference: JsonReference, file: SchemaFile, id: string): JsonSchema {
  const root = reference.objects[file.root];
  if (!root) throw new Error(`${file.file}: no object named ${file.root}`);
  const more: Record<string, JsonSchema> = {
    // The SDK drops it like any key it does not know, so an editor may have it.
    $schema: { type: 'string', description: 'Address of this schema, for editors. It is not signed.' },
  };
  if (file.root === 'ManifestDefinition') {
    for (const [key, text] of Object.entries(reference.toolKeys))
      more[key] = { description: `Read by c2patool only. ${plainText(text)}` };
  }
  const names = namesBelow(reference, file.root);
  const defs = names.map((name): [string, JsonSchema] => {
    const object = reference.objects[name];
    return [
      name,
      object
        ? definition(object, file.strict)
        : aliasSchema(reference.aliases[name] as ReferenceAlias, file.strict),
    ];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: file.title,
    $comment: `Made from ${reference.source}; behaviour tried with ${reference.tried}.`,
    description: plainText(root.text),
    ...objectSchema(root.properties, file.strict, file.strict ? more : {}),
    $defs: Object.fromEntries(defs),
  };
}
