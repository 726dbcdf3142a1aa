import { signingTimeLine } from '@content-credentials/verdict/report/checked-rows';
import type { SignerView } from '@content-credentials/verdict/report/signer';
import type { SigningTime } from '@content-credentials/verdict/report/signing-time';
import { SIGNER_ROWS } from '@content-credentials/verdict/report/verdict-table';
import { ShowText } from '../../shared/ShowText.tsx';
import { CertificateList } from './CertificateList.tsx';
import { RowLines } from './RowList.tsx';

/** The SDK writes `Es256`; COSE and other tools write `ES256`. */
const coseName = (algorithm: string): string =>
  algorithm.replace(/^[ep]s(?=\d)/i, (start) => start.toUpperCase());

export interface SignerDetailsProps {
  signer: SignerView;
  signing: SigningTime;
  /** Whether a trust list vouches for the signer. */
  isVerified: boolean;
}

/** The signer, and the certificate chain in the signature. */
export function SignerDetails({ signer, signing, isVerified }: SignerDetailsProps) {
  const { name, organization, algorithm, certificates } = signer;
  // Validity periods are compared with the time stamp only if it's trusted.
  const time = signing.state === 'trusted' ? signing.time : undefined;
  return (
    <section className="panel-part">
      <h5>{SIGNER_ROWS[isVerified ? 'verified' : 'claimed']}</h5>
      <p>
        <ShowText limit={120}>{name ?? organization ?? 'The report names no signer.'}</ShowText>
        {name && organization && (
          <>
            , <ShowText limit={120}>{organization}</ShowText>
          </>
        )}
        {algorithm && (
          <>
            {' '}
            (<ShowText limit={40}>{coseName(algorithm)}</ShowText>)
          </>
        )}
      </p>
      <RowLines lines={[['Time of signing: ', ...signingTimeLine(signing)]]} />
      {certificates.length > 0 ? (
        <CertificateList certificates={certificates} time={time} isVerified={isVerified} />
      ) : (
        <p>The certificates couldn’t be read from the manifest.</p>
      )}
    </section>
  );
}
