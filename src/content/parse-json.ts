import { readFileSync } from 'node:fs';

/** A JSON file of an author. @param name how the message calls it @throws Error that names the file */
export function parseJson(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${name} isn't valid JSON: ${(error as Error).message}`);
  }
}
