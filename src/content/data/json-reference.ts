import { z } from 'zod';
import { checkData } from '../read-data-file.ts';

const text = z.string().min(1);

const details = z.strictObject({
  /** What it means, in our words. */
  text,
  /** What applies if it's left out. */
  default: text.optional(),
  /** What to use instead; only for properties that shouldn't be written anymore. */
  deprecated: text.optional(),
  /** A type that replaces the published one where the SDK accepts or returns something else. */
  type: text.optional(),
  /** The only minor version of the core that has it, if the two on the settings page differ. */
  only: z.enum(['0.90', '0.91']).optional(),
  /** The first core that has it, if that's later than both of the cores that the tests run. */
  since: z
    .string()
    .regex(/^0\.\d+(\.\d+)?$/)
    .optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

const property = z.union([
  text.transform((meaning): z.infer<typeof details> => ({ text: meaning })),
  details,
]);

const object = z.strictObject({
  text,
  /** What the SDK does with an undeclared key: drops it silently, or keeps it. */
  otherKeys: z.enum(['dropped', 'preserved']),
  /** An object whose properties this one also has. */
  extends: text.optional(),
  /** Part of a real JSON file: a file in samples/, and the position in it. */
  example: z.strictObject({ file: text, at: z.string(), without: z.array(text).optional() }).optional(),
  properties: z.record(z.string(), property),
});

const alias = z.strictObject({ text, values: z.record(z.string(), text).optional() });

/** Our explanations of the JSON types: data/json-reference.json. */
export const jsonTexts = z.strictObject({
  /** The package that the behavior was tested with. */
  tried: text,
  objects: z.record(z.string(), object),
  aliases: z.record(z.string(), alias),
  /** Keys in a definition file that only c2patool reads. */
  toolKeys: z.record(z.string(), text),
});

export type JsonTexts = z.infer<typeof jsonTexts>;
export type PropertyText = z.infer<typeof details>;

/** @throws Error with the key that has a mistake */
export function parseJsonTexts(json: string): JsonTexts {
  return checkData(JSON.parse(json), 'data/json-reference.json', jsonTexts);
}
