import { ShowText } from '../../shared/ShowText.tsx';
import type { SignerView } from '../model/signer.ts';
import { CertificateDetails } from './CertificateDetails.tsx';
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
        <ol className="certificate-list">
          {certificates.map((certificate, index) => (
            <CertificateDetails
              // biome-ignore lint/suspicious/noArrayIndexKey: a chain keeps its order
              key={index}
              certificate={certificate}
              isSigner={index === 0}
              when={time ? new Date(time) : new Date()}
            />
          ))}
        </ol>
      ) : (
        <p>Its certificates could not be read from the manifest.</p>
      )}
    </section>
  );
}
