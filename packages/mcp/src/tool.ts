import type { z } from 'zod';
import type { Context } from './site/open.ts';

/** A result: data that follows the tool's output schema, and for the model, the same as text. */
export interface Answer<Data> {
  /** Default: the data as JSON. */
  text?: string;
  data: Data;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** For the model: what it does and when to call it. */
  description: string;
  input: Input;
  output: Output;
  /** Milliseconds before a call is abandoned. */
  limit?: number;
  /** @throws ToolError for what the caller can fix */
  run(context: Context, input: z.output<Input>, signal: AbortSignal): Promise<Answer<z.input<Output>>>;
}

/** Infers the types of a tool from its schemas. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> => tool;

/** An error that the caller can fix: what's wrong, with the value, and what to do. */
export class ToolError extends Error {
  override name = 'ToolError';
}
