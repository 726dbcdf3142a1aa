import { revocationLookup } from '@content-credentials/verdict/report/lookups';
import type { Report } from '@content-credentials/verdict/report/report';
import { ShowText } from '../../shared/ShowText.tsx';
import { useLookups } from '../lookup-context.ts';
import { LookupButton } from './LookupButton.tsx';

/**
 * Says that the signing certificate's revocation status wasn't checked, because that requires a request to its
 * responder.
 */
export function RevocationNote({ report }: { report: Report }) {
  const { allowed } = useLookups();
  const manifest = report.active === undefined ? undefined : report.manifests.get(report.active);
  const lookup = revocationLookup(manifest?.signer.certificates[0]);
  const isKnown = report.checks[0]?.checks.some(({ code }) => /\.(?:not)?revoked$/i.test(code));
  if (!lookup || isKnown) return null;
  const { host, origin } = lookup;
  const wasAllowed = origin !== undefined && allowed.revocation && allowed.origins.includes(origin);
  return (
    <div className="lookup-note">
      <p>
        <strong>Revocation: not checked.</strong>{' '}
        {wasAllowed ? (
          <>
            <ShowText limit={100}>{host}</ShowText> returned no usable response.
          </>
        ) : (
          <>
            Asking whether the signing certificate was revoked would contact{' '}
            <ShowText limit={100}>{host}</ShowText>
            {origin === undefined ? ', which a web page can’t do.' : '.'}
          </>
        )}
      </p>
      <LookupButton lookup={lookup} />
    </div>
  );
}
