import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { AuthorError } from './markdown/author-error.ts';
import { parseJson } from './parse-json.ts';

/** Checks what a JSON file contains. @param file how the message names it @throws Error listing every problem and its key */
export function checkData<S extends z.ZodType>(value: unknown, file: string, schema: S): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AuthorError(file, undefined, z.prettifyError(parsed.error));
  return parsed.data;
}

/** Reads `data/<name>` in the source folder. @throws Error if the file is missing, isn't JSON, or doesn't match the schema */
export function readDataFile<S extends z.ZodType>(sourceDir: string, name: string, schema: S): z.output<S> {
  const file = `data/${name}`;
  const path = join(sourceDir, file);
  if (!existsSync(path))
    throw new AuthorError(file, undefined, "it doesn't exist; restore it, or remove what uses it");
  return checkData(parseJson(path, file), file, schema);
}
