import type { JsonTexts, PropertyText } from '../data/json-reference.ts';
import type { ExamplePlace } from './example.ts';
import { type JsonModel, type JsonObject, type JsonProperty, type JsonType, typeNamed } from './model.ts';
import { readType } from './read-declarations.ts';

/** A property with our text; `type` is ours if the SDK differs from the published type, without `null`. */
export type ReferenceProperty = JsonProperty &
  Omit<PropertyText, 'type' | 'deprecated'> & { instead?: string };

export interface ReferenceObject {
  name: string;
  text: string;
  otherKeys: 'dropped' | 'preserved';
  example?: ExamplePlace;
  properties: ReferenceProperty[];
}

export interface ReferenceAlias {
  name: string;
  text: string;
  type: JsonType;
  /** The meaning of individual values. */
  values: Record<string, string>;
}

export interface JsonReference {
  source: string;
  tried: string;
  objects: Record<string, ReferenceObject>;
  aliases: Record<string, ReferenceAlias>;
  toolKeys: Record<string, string>;
}

/** Lists what each has and the other lacks. */
function compare(place: string, declared: readonly string[], described: readonly string[]): string[] {
  return [
    ...declared
      .filter((name) => !described.includes(name))
      .map((name) => `${place}${name} has no description`),
    ...described
      .filter((name) => !declared.includes(name))
      .map((name) => `${place}${name} has a description, but is no longer declared`),
  ];
}

/** An object's own properties. */
function ownProperties(object: JsonObject, model: JsonModel, base: string | undefined): JsonProperty[] {
  if (!base) return object.properties;
  const inherited = typeNamed(model, base);
  const names = 'properties' in inherited ? inherited.properties.map(({ name }) => name) : [];
  return object.properties.filter(({ name }) => !names.includes(name));
}

/**
 * Differences between the types and our texts. After an update of the types, this shows what was added and removed.
 * @returns one line per difference
 */
export function differences(model: JsonModel, texts: JsonTexts): string[] {
  const found = [
    ...compare('', Object.keys(model.objects), Object.keys(texts.objects)),
    ...compare('', Object.keys(model.aliases), Object.keys(texts.aliases)),
  ];
  for (const [name, object] of Object.entries(model.objects)) {
    const described = texts.objects[name];
    if (!described) continue;
    const declared = ownProperties(object, model, described.extends).map((property) => property.name);
    found.push(...compare(`${name}.`, declared, Object.keys(described.properties)));
  }
  return found;
}

/**
 * The types with our texts.
 * @throws Error listing every property without a text, and every text without a property
 */
export function composeReference(model: JsonModel, texts: JsonTexts): JsonReference {
  const wrong = differences(model, texts);
  if (wrong.length)
    throw new Error(`data/json-reference.json and ${model.source} differ:\n  ${wrong.join('\n  ')}`);
  const objects = Object.values(model.objects).map((object): [string, ReferenceObject] => {
    const described = texts.objects[object.name] as JsonTexts['objects'][string];
    const properties = ownProperties(object, model, described.extends).map((property): ReferenceProperty => {
      const { type, deprecated, ...words } = described.properties[property.name] as PropertyText;
      return {
        ...property,
        ...words,
        type: type ? readType(type) : property.type,
        deprecated: property.deprecated || deprecated !== undefined,
        ...(deprecated && { instead: deprecated }),
      };
    });
    const { text, otherKeys, example } = described;
    return [object.name, { name: object.name, text, otherKeys, ...(example && { example }), properties }];
  });
  const aliases = Object.entries(model.aliases).map(([name, type]): [string, ReferenceAlias] => {
    const { text, values = {} } = texts.aliases[name] as JsonTexts['aliases'][string];
    return [name, { name, text, type, values }];
  });
  return {
    source: model.source,
    tried: texts.tried,
    objects: Object.fromEntries(objects),
    aliases: Object.fromEntries(aliases),
    toolKeys: texts.toolKeys,
  };
}
