import { z } from 'zod';

/** Tokens from the first index up to, but not including, the second. */
const range = z.object({ startIndex: z.number(), endIndex: z.number() });

const rawItem = z.object({
  kind: z.string(),
  name: z.string().optional(),
  canonicalReference: z.string(),
  docComment: z.string().optional(),
  excerptTokens: z.array(z.object({ text: z.string(), canonicalReference: z.string().optional() })),
  fileUrlPath: z.string().optional(),
  releaseTag: z.string().optional(),
  overloadIndex: z.number().optional(),
  isOptional: z.boolean().optional(),
  isStatic: z.boolean().optional(),
  typeTokenRange: range.optional(),
  propertyTypeTokenRange: range.optional(),
  variableTypeTokenRange: range.optional(),
  returnTypeTokenRange: range.optional(),
  extendsTokenRange: range.optional(),
  extendsTokenRanges: z.array(range).optional(),
  implementsTokenRanges: z.array(range).optional(),
  parameters: z
    .array(z.object({ parameterName: z.string(), parameterTypeTokenRange: range, isOptional: z.boolean() }))
    .optional(),
  typeParameters: z
    .array(
      z.object({
        typeParameterName: z.string(),
        constraintTokenRange: range,
        defaultTypeTokenRange: range,
      }),
    )
    .optional(),
  get members() {
    return z.array(rawItem).optional();
  },
});

/** The parts we read of the `.api.json` that API Extractor writes. */
export const rawModel = z.object({ members: z.array(z.object({ members: z.array(rawItem) })).length(1) });

/** A declaration in that file. */
export type RawItem = z.output<typeof rawItem>;

export type TokenRange = z.output<typeof range>;
