import { nearest } from '@content-credentials/verdict/nearest';
import type { z } from 'zod';

type Values = Readonly<Record<string, unknown>>;

/**
 * A component's attributes, checked.
 * @param name the component's name: `Sample`
 * @throws Error with the mistake and how to fix it
 */
export function checkAttributes<Shape extends z.ZodRawShape>(
  name: string,
  attributes: z.ZodObject<Shape>,
  values: Values,
): z.output<z.ZodObject<Shape>> {
  const known = Object.keys(attributes.shape);
  const unknown = Object.keys(values).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new Error(`<${name}> has no \`${unknown}\`; ${fixFor(unknown, known)}`);
  const result = attributes.safeParse(values);
  if (result.success) return result.data;
  throw new Error(problemOf(result.error.issues[0], values, attributes.shape));
}

function fixFor(key: string, known: readonly string[]): string {
  const close = nearest(key, known);
  if (close) return `did you mean \`${close}\`?`;
  return known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes none';
}

/** What to write for an attribute: `name="Manifest"`. */
function sample(key: string, shape: z.ZodRawShape): string {
  const attribute = shape[key] as z.ZodType | undefined;
  const example = attribute?.meta()?.example;
  return `${key}="${typeof example === 'string' ? example : '…'}"`;
}

function problemOf(issue: z.core.$ZodIssue | undefined, values: Values, shape: z.ZodRawShape): string {
  const key = String(issue?.path[0] ?? '');
  const value = values[key];
  if (issue?.code === 'invalid_value')
    return `\`${key}\` must be ${issue.values.map((one) => `"${String(one)}"`).join(' or ')}`;
  const isText =
    issue?.code === 'invalid_format' || (issue?.code === 'invalid_type' && issue.expected === 'string');
  if (isText && issue.path.length === 1) {
    const isMissing = value === undefined || (typeof value === 'string' && !value.trim());
    return isMissing
      ? `\`${key}\` is missing; write ${sample(key, shape)}`
      : `\`${key}\` must be text, like ${sample(key, shape)}`;
  }
  return issue?.message.startsWith('`') ? issue.message : `\`${key}\`: ${issue?.message}`;
}
