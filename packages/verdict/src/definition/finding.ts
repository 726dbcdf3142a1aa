/** A mistake in what an assistant wrote, with the fix. */
export interface Finding {
  /** Names the rule: an id of data/assistant-mistakes.json, or a keyword of JSON Schema. */
  rule: string;
  severity: 'error' | 'warning';
  /** Where: a JSON pointer in a definition, `line 12` in a program. */
  at: string;
  /** The offending value, shortened. */
  value: string;
  problem: string;
  fix: string;
}

/** A value for a message: JSON, at most 120 characters. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** The value at a JSON pointer (RFC 6901); undefined if there isn't one. */
export function valueAt(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      root,
    );
}

/** An object's value, as an object. */
export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
