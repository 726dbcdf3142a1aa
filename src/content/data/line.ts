import { z } from 'zod';

/** A line with code between backticks, as in Markdown. */
export const line = z
  .string()
  .min(1)
  .refine((text) => text.split('`').length % 2 === 1, 'a backtick is not closed');
