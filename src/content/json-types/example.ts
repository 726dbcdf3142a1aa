export interface ExamplePlace {
  /** A file in samples/: `definition-file/node/definition.json`. */
  file: string;
  /** A JSON Pointer (RFC 6901); `*` matches the first member. */
  at: string;
  /** Keys to leave out, because they have their own example. */
  without?: string[];
}

/**
 * The part of a document that shows one object.
 * @throws Error with the part of the pointer that doesn't exist
 */
export function cutOut(document: unknown, { file, at, without = [] }: ExamplePlace): unknown {
  let value = document;
  for (const step of at.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const members: Record<string, unknown> = value !== null && typeof value === 'object' ? { ...value } : {};
    const found = key === '*' ? Object.keys(members)[0] : key;
    if (found === undefined || !(found in members))
      throw new Error(`samples/${file} has nothing at ${at} (\`${step}\`)`);
    value = members[found];
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !without.includes(key)));
}
