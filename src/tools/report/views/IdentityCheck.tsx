import type { IdentityView } from '../../../c2pa/report/identity.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { useLookups } from '../lookup-context.ts';
import { LookupButton } from './LookupButton.tsx';

/** The result of validating an identity, unless it's simply valid. */
export function IdentityCheck({ identity }: { identity: IdentityView }) {
  const { allowed } = useLookups();
  const { outcome, lookup, issuer } = identity;
  if (outcome === 'valid') return null;
  if (outcome === 'failed')
    return <p>Not valid: the identity’s signature or credential failed validation.</p>;
  if (outcome === 'unknown')
    return <p>Not checked: the report doesn’t say whether this identity is valid.</p>;
  if (!lookup)
    return (
      <p>
        Not checked: the SDK couldn’t resolve <ShowText limit={100}>{issuer ?? 'its issuer'}</ShowText>.
      </p>
    );
  const { origin, subject, host } = lookup;
  const wasAllowed = origin !== undefined && allowed.origins.includes(origin);
  return (
    <div className="lookup-note">
      <p>
        Not checked:{' '}
        {wasAllowed ? (
          <>
            <ShowText limit={100}>{host}</ShowText> didn’t return the document for{' '}
            <ShowText limit={100}>{subject}</ShowText>, or doesn’t allow other sites to read it (CORS).
          </>
        ) : (
          <>
            looking up <ShowText limit={100}>{subject}</ShowText> would contact{' '}
            <ShowText limit={100}>{host}</ShowText>
            {origin === undefined ? ', which isn’t a public host.' : '.'}
          </>
        )}
      </p>
      <LookupButton lookup={lookup} />
    </div>
  );
}
