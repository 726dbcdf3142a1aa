/** What to do about a secret in a configuration that's published with the site. */
export const secretFix =
  'everything here is published with the site, so only the public search key (`search.algolia.apiKey`) belongs here; ' +
  'remove this one, and replace it at its provider if it was ever committed';

/** Whether the name of a key suggests that its value is secret: `adminApiKey`, `writeKey`, `clientSecret`. */
export function looksSecret(name: string): boolean {
  return /admin|secret|password|token|private|write/i.test(name);
}

/** Keys that contain a pasted private key. */
export function privateKeyPaths(input: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (isPrivateKey(input)) return [[...path]];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    privateKeyPaths(value, [...path, Array.isArray(input) ? Number(name) : name]),
  );
}

/** A value for a message, which may end up in a public build log: secrets are removed at any depth. */
export function redact(value: unknown): unknown {
  if (isPrivateKey(value)) return hidden;
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, looksSecret(name) ? hidden : redact(inner)]),
  );
}

const hidden = '(hidden)';

const isPrivateKey = (value: unknown): boolean =>
  typeof value === 'string' && /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(value);
