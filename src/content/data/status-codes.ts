import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type StatusCodeList, statusCodeList } from '../../page-data/status-codes.ts';

/** The data file, from the source folder. */
export const STATUS_CODES_FILE = 'data/status-codes.json';

const read = new Map<string, StatusCodeList>();

/** Every validation status code that the Rust core names. @throws Error when the data file is wrong */
export function statusCodes(sourceDir: string): StatusCodeList {
  const file = join(sourceDir, STATUS_CODES_FILE);
  const text = readFileSync(file, 'utf8');
  const before = read.get(text);
  if (before) return before;
  const parsed = statusCodeList.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${STATUS_CODES_FILE}: ${z.prettifyError(parsed.error)}`);
  read.clear();
  read.set(text, parsed.data);
  return parsed.data;
}

/** Whether the site has the list: a small site of a test does not. */
export const hasStatusCodes = (sourceDir: string): boolean => existsSync(join(sourceDir, STATUS_CODES_FILE));
