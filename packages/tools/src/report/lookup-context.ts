import type { Lookup } from '@content-credentials/verdict/report/lookups';
import { type Allowed, NOTHING_ALLOWED } from '@content-credentials/verdict/sdk/settings';
import { createContext, useContext } from 'react';

/** Lookups for the displayed file: what the reader allowed, and how to allow more. */
export interface Lookups {
  allowed: Allowed;
  /** Reads the file again with this lookup; undefined if it isn't available. */
  onLookUp?(lookup: Lookup): void;
}

export const LookupContext = createContext<Lookups>({ allowed: NOTHING_ALLOWED });
export const useLookups = (): Lookups => useContext(LookupContext);

/** The permissions after a lookup is requested; earlier permissions stay. */
export function allowing({ origins, ...before }: Allowed, { what, origin }: Lookup): Allowed {
  const more = origin === undefined || origins.includes(origin) ? origins : [...origins, origin];
  return { ...before, origins: more, ...(what === 'revocation' && { revocation: true }) };
}
