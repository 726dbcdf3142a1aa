import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type StatusCodeList, statusCodeList } from '../../page-data/status-codes.ts';
import { checkData } from '../read-data-file.ts';

/** The data file, relative to the source folder. */
export const STATUS_CODES_FILE = 'data/status-codes.json';

const read = new Map<string, StatusCodeList>();

/** Every validation status code that the Rust core defines. @throws Error if the data file has a mistake */
export function statusCodes(sourceDir: string): StatusCodeList {
  const file = join(sourceDir, STATUS_CODES_FILE);
  const text = readFileSync(file, 'utf8');
  const before = read.get(text);
  if (before) return before;
  const list = checkData(JSON.parse(text), STATUS_CODES_FILE, statusCodeList);
  read.clear();
  read.set(text, list);
  return list;
}

/** Whether the site has the list; small test sites don't. */
export const hasStatusCodes = (sourceDir: string): boolean => existsSync(join(sourceDir, STATUS_CODES_FILE));
