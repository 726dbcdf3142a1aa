import { ShowText } from '../../shared/ShowText.tsx';
import type { SignerView } from '../model/signer.ts';
import { CertificateList } from './CertificateList.tsx';
import { When } from './When.tsx';

/** Who signed, and the chain of certificates in the signature. */
export function SignerDetails({ signer }: { signer: SignerView }) {
  const { name, organization, algorithm, time, certificates } = signer;
  return (
    <section className="panel-part">
      <h5>Who signed</h5>
      <p>
        <ShowText limit={120}>{name ?? organization ?? 'The report names nobody.'}</ShowText>
        {name && organization && (
          <>
            , <ShowText limit={120}>{organization}</ShowText>
          </>
        )}
        {algorithm && (
          <>
            {' '}
            (<ShowText limit={40}>{algorithm}</ShowText>)
          </>
        )}
      </p>
      <p>
        {time ? (
          <>
            Time-stamped on <When time={time} />.
          </>
        ) : (
          'No time-stamp confirms when.'
        )}
      </p>
      {certificates.length > 0 ? (
        <CertificateList certificates={certificates} time={time} />
      ) : (
        <p>Its certificates could not be read from the manifest.</p>
      )}
    </section>
  );
}
