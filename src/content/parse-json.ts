import { readFileSync } from 'node:fs';

/** Parses an author's JSON file. @param name its name in messages @throws Error with the file's name */
export function parseJson(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${name} isn't valid JSON: ${(error as Error).message}`);
  }
}
