import type { z } from 'zod';
import type { Context } from './site.ts';

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** For the model: what it does and when to call it. */
  description: string;
  input: Input;
  output: Output;
  /**
   * @returns data for the output schema, which drops other keys, and the text for the model; default: the data as JSON
   * @throws Error that the caller can fix: what's wrong, with the value, and what to do
   */
  run(
    context: Context,
    input: z.output<Input>,
    signal: AbortSignal,
  ): Promise<{ text?: string; data: z.input<Output> }>;
}

/** Infers the types of a tool from its schemas. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> => tool;
