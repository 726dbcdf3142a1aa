import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Mistakes, mistakesSchema } from 'content-credentials-mcp/site/mistake';
import { readDataFile } from '../read-data-file.ts';

const NAME = 'assistant-mistakes.json';

/** Whether this site has rules for assistants; small test sites don't. */
export const hasMistakes = (sourceDir: string): boolean => existsSync(join(sourceDir, 'data', NAME));

/** The mistakes that assistants make with the SDKs. @throws Error that names the file and the key */
export const assistantMistakes = (sourceDir: string): Mistakes =>
  readDataFile(sourceDir, NAME, mistakesSchema);
