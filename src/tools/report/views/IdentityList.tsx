import type { IdentityOutcome, IdentityView } from '../../../c2pa/report/identity.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { CertificateList } from './CertificateList.tsx';
import { IdentityCheck } from './IdentityCheck.tsx';
import { VerifiedNames } from './VerifiedNames.tsx';

const TITLES: Readonly<Record<IdentityOutcome, string>> = {
  valid: '',
  failed: ' (not valid)',
  'not-checked': ' (not checked)',
  unknown: ' (not checked)',
};

/** People and organizations that put their name to the manifest, besides the tool that signed it (CAWG). */
export function IdentityList({ identities }: { identities: readonly IdentityView[] }) {
  if (identities.length === 0) return null;
  return (
    <section className="panel-part">
      <h5>Identities</h5>
      <ul className="identity-list">
        {identities.map((identity) => (
          <li key={identity.label} data-outcome={identity.outcome}>
            <p>
              <strong>
                <ShowText limit={100}>{identity.holder ?? identity.issuer ?? 'An identity'}</ShowText>
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
              <code>
                <ShowText limit={60}>{identity.kind ?? identity.label}</ShowText>
              </code>
              {identity.covers.length > 0 && (
                <>
                  {' '}
                  over <ShowText limit={200}>{identity.covers.join(', ')}</ShowText>
                </>
              )}
            </p>
            {identity.certificates.length > 0 && <CertificateList certificates={identity.certificates} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
