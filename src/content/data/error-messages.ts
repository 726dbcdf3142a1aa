import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDataFile } from '../read-data-file.ts';
import { line } from './line.ts';

const FILE = 'error-messages.json';

/** A message that no other page explains. Its cause and fix can have links, as in Markdown. */
const errorMessage = z.strictObject({
  /** Code between backticks, with `…` for what varies, and words around it. */
  message: line,
  /** The library that prints it, or what the shared core was doing. */
  where: z.string(),
  cause: line,
  fix: line,
});

const errorMessageList = z.strictObject({
  /** When and with what the messages were checked. */
  checked: z.strictObject({ on: z.iso.date(), with: z.array(line).min(1) }),
  messages: z.array(errorMessage).min(1),
});

export type ErrorMessage = z.infer<typeof errorMessage>;

/** The messages in data/error-messages.json; none if the site doesn't have the file. @throws AuthorError if it has a mistake */
export const errorMessages = (sourceDir: string): ErrorMessage[] =>
  existsSync(join(sourceDir, 'data', FILE)) ? readDataFile(sourceDir, FILE, errorMessageList).messages : [];
