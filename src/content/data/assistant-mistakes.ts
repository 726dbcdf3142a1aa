import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Mistakes, mistakesSchema } from '../../assistants/mistake.ts';

const FILE = 'data/assistant-mistakes.json';

/** Whether this site has rules for assistants; small test sites have none. */
export const hasMistakes = (sourceDir: string): boolean => existsSync(join(sourceDir, FILE));

/** The mistakes that assistants make with the SDKs. @throws Error that names the file and the key */
export function assistantMistakes(sourceDir: string): Mistakes {
  const parsed = mistakesSchema.safeParse(JSON.parse(readFileSync(join(sourceDir, FILE), 'utf8')));
  if (!parsed.success) throw new Error(`${FILE}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
