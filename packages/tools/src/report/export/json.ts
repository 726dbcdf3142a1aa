import { at, isRecord } from '@content-credentials/verdict/json';
import type { Inspection } from './inspection.ts';

/** A value as JSON text, or a note if it's nested too deeply for the engine to serialize. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch (error) {
    return JSON.stringify({ error: `this report can’t be written as JSON: ${String(error)}` });
  }
}

/** The SDK's report, unchanged, next to the details of the inspection. */
export const reportJson = (report: unknown, inspection: Inspection): string =>
  jsonText({ inspection, report });

/**
 * The SDK's crJSON plus the details of the inspection under the term `extras`, which its `@context` declares.
 * Everything else stays as the SDK wrote it.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/crJSON/crjson-format.html
 */
export function crJsonWith(crJson: string, inspection: Inspection): string {
  const document: unknown = JSON.parse(crJson);
  const hasTerm = typeof at(document, '@context', 'extras') === 'string';
  return jsonText(
    isRecord(document) && hasTerm ? { ...document, 'extras:inspection': inspection } : document,
  );
}
