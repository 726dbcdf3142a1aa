import type { Lookup } from '@content-credentials/verdict/report/lookups';
import { useLookups } from '../lookup-context.ts';

/**
 * Contacts a host that the file names; nothing is sent until the button is pressed. Renders nothing if the page can't
 * make requests, or if the tool doesn't offer lookups.
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
