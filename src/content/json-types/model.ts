/** The SDK's JSON as types: the basis of the JSON reference's pages, schemas, and tests. */

export type JsonType =
  | { is: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'any' }
  | { is: 'literal'; value: string }
  | { is: 'array'; of: JsonType }
  /** An object with arbitrary keys. */
  | { is: 'map'; of: JsonType }
  /** An inline object, such as `{ create: … }`. */
  | { is: 'object'; properties: JsonProperty[] }
  | { is: 'named'; name: string }
  | { is: 'choice'; of: JsonType[] };

export interface JsonProperty {
  name: string;
  type: JsonType;
  required: boolean;
  deprecated: boolean;
}

export interface JsonObject {
  name: string;
  properties: JsonProperty[];
}

export interface JsonModel {
  /** `@contentauth/c2pa-types 0.7.6`. */
  source: string;
  objects: Record<string, JsonObject>;
  /** Named types that aren't objects: enumerations and unions. */
  aliases: Record<string, JsonType>;
}

/** The definition of a name in the model. @throws Error for an unknown name */
export function typeNamed(model: JsonModel, name: string): JsonObject | JsonType {
  const found = model.objects[name] ?? model.aliases[name];
  if (!found) throw new Error(`no object or type named ${name} in ${model.source}`);
  return found;
}

/** Names that a type refers to, including those in its own fields. */
export function namesIn(type: JsonType): string[] {
  if (type.is === 'named') return [type.name];
  if (type.is === 'array' || type.is === 'map') return namesIn(type.of);
  if (type.is === 'choice') return type.of.flatMap(namesIn);
  if (type.is === 'object') return type.properties.flatMap((property) => namesIn(property.type));
  return [];
}

/** Every name reachable from `root`, with `root` first. @throws Error for an unknown name */
export function reachable(model: JsonModel, root: string): string[] {
  const found = new Set([root]);
  for (const name of found) {
    const entry = typeNamed(model, name);
    const types =
      'properties' in entry && 'name' in entry ? entry.properties.map((p) => p.type) : [entry as JsonType];
    for (const type of types) for (const next of namesIn(type)) found.add(next);
  }
  return [...found];
}

/** The values of a union of literals; `open` if any other text is also allowed. */
export function valuesOf(type: JsonType): { values: string[]; open: boolean } | undefined {
  if (type.is !== 'choice') return undefined;
  const values = type.of.flatMap((one) => (one.is === 'literal' ? [one.value] : []));
  const others = type.of.filter((one) => one.is !== 'literal');
  if (!values.length || others.some((one) => one.is !== 'string')) return undefined;
  return { values, open: others.length > 0 };
}

/** The type without `null`, and whether it was included. */
export function withoutNull(type: JsonType): { type: JsonType; nullable: boolean } {
  if (type.is !== 'choice') return { type, nullable: false };
  const rest = type.of.filter((one) => one.is !== 'null');
  const [only, ...more] = rest;
  if (rest.length === type.of.length || !only) return { type, nullable: false };
  return { type: more.length ? { is: 'choice', of: rest } : only, nullable: true };
}
