import { plainText } from '../../ui/text.ts';
import {
  type JsonReference,
  namesIn,
  type ReferenceAlias,
  type ReferenceObject,
  type ReferenceProperty,
} from './reference.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { [key: string]: unknown };

/** A schema that readers can download. */
export interface SchemaFile {
  /** `manifest-definition.schema.json`. */
  file: string;
  root: string;
  title: string;
  /** Rejects keys that the SDK would silently drop: a fact with a misspelled key isn't signed. */
  strict: boolean;
}

/** All schemas. */
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

/** Labels of assertions whose data is the list of actions; the SDK decodes it when it signs. */
const ACTIONS_LABEL = '^c2pa\\.actions(\\.v2)?(__\\d+)?$';
const hasActions = (name: string) => name === 'AssertionDefinition' || name === 'ManifestAssertion';

function propertySchema({ text, schema, deprecated }: ReferenceProperty): JsonSchema {
  const instead = deprecated ? ` Deprecated: ${deprecated}` : '';
  return { description: plainText(text + instead), ...(deprecated && { deprecated: true }), ...schema };
}

/** The schema of an object. @param more properties to put first */
function objectSchema({ properties }: ReferenceObject, isClosed: boolean, more: JsonSchema = {}): JsonSchema {
  const entries = Object.entries(properties);
  const required = entries.filter(([, one]) => one.required).map(([name]) => name);
  return {
    type: 'object',
    properties: { ...more, ...Object.fromEntries(entries.map(([name, one]) => [name, propertySchema(one)])) },
    ...(required.length > 0 && { required }),
    ...(isClosed && { additionalProperties: false }),
  };
}

function definition(name: string, object: ReferenceObject, strict: boolean): JsonSchema {
  const schema: JsonSchema = {
    description: plainText(object.text),
    ...objectSchema(object, strict && object.otherKeys === 'dropped'),
  };
  if (!hasActions(name)) return schema;
  return {
    ...schema,
    if: { properties: { label: { type: 'string', pattern: ACTIONS_LABEL } }, required: ['label', 'data'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { properties: { data: { $ref: '#/$defs/ActionsAssertion' } } },
  };
}

const aliasSchema = ({ text, schema }: ReferenceAlias): JsonSchema => ({
  description: plainText(text),
  ...schema,
});

/** Names below `root`, including the list of actions if an assertion can contain one. */
function namesBelow({ objects, aliases }: JsonReference, root: string): string[] {
  const found = [root];
  for (const name of found) {
    const object = objects[name];
    const schemas = object ? Object.values(object.properties) : [aliases[name] ?? { schema: {} }];
    const names = schemas.flatMap(({ schema }) => namesIn(schema));
    if (hasActions(name)) names.push('ActionsAssertion');
    for (const next of names) if (!found.includes(next)) found.push(next);
  }
  return found.slice(1);
}

/**
 * One of the downloadable schemas.
 * @param id its absolute address
 * @throws Error if the root or a name that a type refers to isn't in the reference
 */
export function jsonSchema(reference: JsonReference, file: SchemaFile, id: string): JsonSchema {
  const { objects, aliases } = reference;
  const root = objects[file.root];
  if (!root) throw new Error(`${file.file}: no object named ${file.root}`);
  const more: JsonSchema = {
    // The SDK drops it like any unknown key, so it's allowed for editors.
    $schema: { type: 'string', description: "URL of this schema, for editors. It isn't signed." },
  };
  if (file.root === 'ManifestDefinition') {
    for (const [key, text] of Object.entries(reference.toolKeys))
      more[key] = { description: `Read by c2patool only. ${plainText(text)}` };
  }
  const defs = namesBelow(reference, file.root).map((name) => {
    const [object, alias] = [objects[name], aliases[name]];
    if (object) return [name, definition(name, object, file.strict)] as const;
    if (alias) return [name, aliasSchema(alias)] as const;
    throw new Error(`data/json-reference.json: a type refers to ${name}, which isn't described`);
  });
  // A copy, because validators write into the schemas that they get.
  return structuredClone({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: file.title,
    $comment: `Generated from ${reference.source}; behavior tested with ${reference.tried}.`,
    description: plainText(root.text),
    ...objectSchema(root, file.strict, file.strict ? more : {}),
    $defs: Object.fromEntries(defs),
  });
}
