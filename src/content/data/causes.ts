import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Cause, type CauseList, causeList } from '../../page-data/causes.ts';
import { readDataFile } from '../read-data-file.ts';

const FILE = 'causes.json';

/** Known causes, the most reported first; an empty list if the site doesn't have them. @throws Error if the data file has a mistake */
export function causes(sourceDir: string): Cause[] {
  return existsSync(join(sourceDir, 'data', FILE)) ? rankCauses(causeTable(sourceDir)) : [];
}

/** The data file as it is. */
export const causeTable = (sourceDir: string): CauseList => readDataFile(sourceDir, FILE, causeList);

/** Causes of the same rank stay in the file's order. */
const rankCauses = ({ causes }: CauseList) =>
  causes.toSorted((one, other) => other.threads.length - one.threads.length);
