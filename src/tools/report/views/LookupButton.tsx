import type { Lookup } from '../../../c2pa/report/lookups.ts';
import { useLookups } from '../lookup-context.ts';

/**
 * Asks a host that the file names; nothing is sent before it's pressed. Nothing where a page can't ask, or where the
 * tool doesn't offer lookups.
 */
export function LookupButton({ lookup }: { lookup: Lookup }) {
  const { allowed, onLookUp } = useLookups();
  const { origin, host } = lookup;
  if (origin === undefined || !onLookUp) return null;
  const isAgain = allowed.origins.includes(origin);
  return (
    <button type="button" className="button button-quiet" onClick={() => onLookUp(lookup)}>
      {isAgain ? 'Try again at' : 'Look it up at'} {host}
    </button>
  );
}
