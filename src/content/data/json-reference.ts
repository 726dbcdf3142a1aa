import { z } from 'zod';
import { checkData } from '../read-data-file.ts';

const text = z.string().min(1);

const details = z.strictObject({
  /** What it means, in our words. */
  text,
  /** What holds when it is left out. */
  default: text.optional(),
  /** What to use instead; there where it should not be written any more. */
  deprecated: text.optional(),
  /** A type in place of the published one, where the SDK takes or gives something else. */
  type: text.optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

const property = z.union([
  text.transform((meaning): z.infer<typeof details> => ({ text: meaning })),
  details,
]);

const object = z.strictObject({
  text,
  /** What the SDK does with a key that is not declared: drops it without a word, or keeps it. */
  otherKeys: z.enum(['dropped', 'kept']),
  /** An object whose properties this one has too. */
  extends: text.optional(),
  /** A real piece of JSON: a file of samples/ and where in it. */
  example: z.strictObject({ file: text, at: z.string(), without: z.array(text).optional() }).optional(),
  properties: z.record(z.string(), property),
});

const alias = z.strictObject({ text, values: z.record(z.string(), text).optional() });

/** Our explanations of the JSON types: data/json-reference.json. */
export const jsonTexts = z.strictObject({
  /** What the behaviour was tried with. */
  tried: text,
  objects: z.record(z.string(), object),
  aliases: z.record(z.string(), alias),
  /** Keys of a definition file that c2patool alone reads. */
  toolKeys: z.record(z.string(), text),
});

export type JsonTexts = z.infer<typeof jsonTexts>;
export type PropertyText = z.infer<typeof details>;

/** @throws Error naming the key that is wrong */
export function parseJsonTexts(json: string): JsonTexts {
  return checkData(JSON.parse(json), 'data/json-reference.json', jsonTexts);
}
