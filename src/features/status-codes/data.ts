import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkData, once } from '../../content/read-data-file.ts';
import { type StatusCode, type StatusCodeList, statusCodeList } from './schema.ts';

/** The data file, relative to the source folder. */
export const STATUS_CODES_FILE = 'data/status-codes.json';

/** Every validation status code that the Rust core defines. @throws Error if the data file has a mistake */
export const statusCodes = once((sourceDir: string): StatusCodeList => {
  const text = readFileSync(join(sourceDir, STATUS_CODES_FILE), 'utf8');
  return checkData(JSON.parse(text), STATUS_CODES_FILE, statusCodeList);
});

/** Whether the site has the list; small test sites don't. */
export const hasStatusCodes = (sourceDir: string): boolean => existsSync(join(sourceDir, STATUS_CODES_FILE));

/** How an entry with this code affects `validation_state`, according to the core. */
export function effectOf({ code, group }: Pick<StatusCode, 'code' | 'group'>): string {
  if (code === 'claimSignature.validated' || code === 'claimSignature.insideValidity')
    return 'Required for `Valid`: without it the state is `Invalid`.';
  if (code === 'signingCredential.trusted')
    return 'Required for `Trusted`: without it the state is at most `Valid`.';
  if (group !== 'failure') return 'None.';
  if (code === 'signingCredential.untrusted' || code.startsWith('cawg.x509.'))
    return 'The state can still be `Valid`, but never `Trusted`.';
  if (code.startsWith('cawg.identity.'))
    return 'In 0.90, the state is `Invalid`. In 0.91.9, it can still be `Valid`, but never `Trusted`.';
  return 'The state is `Invalid`.';
}
