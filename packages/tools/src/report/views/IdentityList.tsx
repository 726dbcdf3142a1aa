import type {
  IdentityOutcome,
  IdentityView,
  VerifiedName,
} from '@content-credentials/verdict/report/identity';
import { CodeName } from '../../shared/CodeName.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { useNewResultFocus } from '../../shared/use-lost-focus.ts';
import { WebLink } from '../../shared/WebLink.tsx';
import { useLookups } from '../lookup-context.ts';
import { CertificateList } from './CertificateList.tsx';
import { LookupButton } from './LookupButton.tsx';
import { When } from './When.tsx';

/**
 * People and organizations that signed identity assertions in the manifest, in addition to the tool that signed it
 * (CAWG).
 */
export function IdentityList({ identities }: { identities: readonly IdentityView[] }) {
  if (identities.length === 0) return null;
  return (
    <section className="panel-part">
      <h5>Identities</h5>
      <ul className="identity-list">
        {identities.map((identity) => (
          <IdentityItem key={identity.label} identity={identity} />
        ))}
      </ul>
    </section>
  );
}

const TITLES: Readonly<Record<IdentityOutcome, string>> = {
  // Its signature is intact; no trust list of this site vouches for who signed.
  valid: ' (not verified)',
  failed: ' (not valid)',
  'not-checked': ' (not checked)',
  unknown: ' (not checked)',
};

/** One person or organization, and the result of validating its identity. Takes the focus after a lookup. */
function IdentityItem({ identity }: { identity: IdentityView }) {
  const item = useNewResultFocus<HTMLLIElement>(identity.outcome);
  return (
    <li data-outcome={identity.outcome} ref={item} tabIndex={-1}>
      <p>
        <strong>
          <ShowText limit={100}>{identity.holder ?? identity.issuer ?? 'Unnamed identity'}</ShowText>
        </strong>
        {TITLES[identity.outcome]}
        {identity.roles.length > 0 && (
          <>
            {' '}
            as <ShowText limit={100}>{identity.roles.join(', ')}</ShowText>
          </>
        )}
      </p>
      <IdentityCheck identity={identity} />
      <VerifiedNames names={identity.names} isProven={identity.outcome === 'valid'} />
      <p className="soft">
        <CodeName limit={60}>{identity.kind ?? identity.label}</CodeName>
        {identity.covers.length > 0 && (
          <>
            {' '}
            covers <ShowText limit={200}>{identity.covers.join(', ')}</ShowText>
          </>
        )}
      </p>
      {identity.certificates.length > 0 && (
        <CertificateList certificates={identity.certificates} isVerified={false} />
      )}
    </li>
  );
}

/** The result of validating an identity, unless it's simply valid. */
function IdentityCheck({ identity }: { identity: IdentityView }) {
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

interface VerifiedNamesProps {
  names: readonly VerifiedName[];
  /** Whether the signature over the names is valid. If it isn't, anyone could have written them. */
  isProven: boolean;
}

/** Names that an identity service claims to have verified. */
function VerifiedNames({ names, isProven }: VerifiedNamesProps) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names of one credential don't change order
    <p key={index}>
      <ShowText limit={100}>{name.name}</ShowText>
      {name.kind && (
        <>
          {' '}
          (<ShowText limit={60}>{name.kind}</ShowText>)
        </>
      )}
      {name.provider && (
        <>
          , {isProven ? 'verified with' : 'according to the file, verified with'}{' '}
          <ShowText limit={60}>{name.provider}</ShowText>
        </>
      )}
      {name.when && (
        <>
          {' '}
          on <When time={name.when} />
        </>
      )}
      {name.uri && (
        <>
          : <WebLink address={name.uri} />
        </>
      )}
    </p>
  ));
}
