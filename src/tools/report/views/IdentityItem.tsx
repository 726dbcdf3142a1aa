import type { IdentityOutcome, IdentityView } from '../../../c2pa/report/identity.ts';
import { CodeName } from '../../shared/CodeName.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { useNewResultFocus } from '../../shared/use-lost-focus.ts';
import { CertificateList } from './CertificateList.tsx';
import { IdentityCheck } from './IdentityCheck.tsx';
import { VerifiedNames } from './VerifiedNames.tsx';

const TITLES: Readonly<Record<IdentityOutcome, string>> = {
  // Its signature is intact; no trust list of this site vouches for who signed.
  valid: ' (not verified)',
  failed: ' (not valid)',
  'not-checked': ' (not checked)',
  unknown: ' (not checked)',
};

/** One person or organization, and the result of validating its identity. Takes the focus after a lookup. */
export function IdentityItem({ identity }: { identity: IdentityView }) {
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
      <p className="identity-how">
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
