import type { StatusCode } from '../../page-data/status-codes.ts';

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
