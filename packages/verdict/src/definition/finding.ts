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
