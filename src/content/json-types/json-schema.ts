import { plainText } from '../../text/inline.ts';
import { type JsonType, namesIn } from './model.ts';
import type { JsonReference, ReferenceAlias, ReferenceObject } from './reference.ts';
import type { SchemaFile } from './schema-files.ts';
import { type JsonSchema, objectSchema, ref, schemaOf } from './schema-of-type.ts';

/** Labels of assertions whose data is the list of actions; the SDK decodes it when it signs. */
const ACTIONS_LABEL = '^c2pa\\.actions(\\.v2)?(__\\d+)?$';

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

/** Names below `root`, including the list of actions if an assertion can contain one. */
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
 * @throws Error if the root isn't an object in the reference
 */
export function jsonSchema(reference: JsonReference, file: SchemaFile, id: string): JsonSchema {
  const root = reference.objects[file.root];
  if (!root) throw new Error(`${file.file}: no object named ${file.root}`);
  const more: Record<string, JsonSchema> = {
    // The SDK drops it like any unknown key, so it's allowed for editors.
    $schema: { type: 'string', description: "URL of this schema, for editors. It isn't signed." },
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
    $comment: `Generated from ${reference.source}; behavior tested with ${reference.tried}.`,
    description: plainText(root.text),
    ...objectSchema(root.properties, file.strict, file.strict ? more : {}),
    $defs: Object.fromEntries(defs),
  };
}
