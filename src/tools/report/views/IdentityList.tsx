import { ShowText } from '../../shared/ShowText.tsx';
import { WebLink } from '../../shared/WebLink.tsx';
import type { IdentityView } from '../model/identity.ts';
import { CertificateList } from './CertificateList.tsx';
import { When } from './When.tsx';

/** Who besides the signing tool vouches for the manifest, by CAWG identity assertions. */
export function IdentityList({ identities }: { identities: readonly IdentityView[] }) {
  if (identities.length === 0) return null;
  return (
    <section className="panel-part">
      <h5>Who vouches for it</h5>
      <ul className="identity-list">
        {identities.map((identity) => (
          <li key={identity.label}>
            <p>
              <strong>
                <ShowText limit={100}>{identity.holder ?? identity.issuer ?? 'An identity'}</ShowText>
              </strong>
              {identity.roles.length > 0 && (
                <>
                  {' '}
                  as <ShowText limit={100}>{identity.roles.join(', ')}</ShowText>
                </>
              )}
            </p>
            {identity.names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names of one credential keep their order
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
                    , checked by <ShowText limit={60}>{name.provider}</ShowText>
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
            ))}
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
