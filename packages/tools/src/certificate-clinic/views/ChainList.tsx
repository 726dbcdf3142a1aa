import { chainToSign, type Link } from '@content-credentials/verdict/certificate-rules/chain';
import type { Diagnosis } from '@content-credentials/verdict/certificate-rules/diagnosis';
import { type Certificate, shortName } from '@content-credentials/verdict/x509/certificate';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { CertificateDetails } from '../../report/views/CertificateDetails.tsx';
import { FactList } from '../../report/views/FactList.tsx';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { countOf } from '../../shared/count.ts';
import { dayText } from '../../ui/day-text.ts';

const SEALS = {
  good: 'signed by the next one',
  bad: 'not signed by the next one, although that one has the issuer’s name',
  unknown: 'this browser can’t verify the signature',
  'no issuer': 'its issuer isn’t in your input',
} as const;

/** The path from the signer to the root, and which of its certificates go into a signature. */
export function ChainList({ diagnosis }: { diagnosis: Diagnosis }) {
  const { chain, when } = diagnosis.examined;
  const toSign = chainToSign(chain);
  return (
    <section className="report-part">
      <h3>The chain</h3>
      <ol className="chain-list">
        {chain.links.map((link, index) => (
          <ChainLink
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a chain doesn't change
            key={index}
            link={link}
            isSigner={index === 0}
            isAnchor={link.certificate === chain.anchor || chain.links[index]?.place === undefined}
            when={when}
          />
        ))}
      </ol>
      {chain.spare.length > 0 && (
        <div>
          <p>Not part of this chain: {countOf(chain.spare.length, 'certificate')}.</p>
          <ul className="certificate-list">
            {chain.spare.map((certificate, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the list doesn't change
              <CertificateDetails key={index} certificate={certificate} isSigner={false} when={when} />
            ))}
          </ul>
        </div>
      )}
      <p className="button-note">
        <CopyButton text={() => toSign.map(toPem).join('')} label="Copy the chain to sign with" />{' '}
        <small>
          As PEM: the signing certificate, then each issuer, without the root (
          {countOf(toSign.length, 'certificate')}).
        </small>
      </p>
    </section>
  );
}

interface ChainLinkProps {
  link: Link;
  isSigner: boolean;
  /** Whether the certificate is on a list that the reader selected. */
  isAnchor: boolean;
  when: Date;
}

function ChainLink({ link: { certificate, place, signature }, isSigner, isAnchor, when }: ChainLinkProps) {
  const isRoot = certificate.isSelfIssued && signature === 'good';
  return (
    <li data-seal={signature}>
      <ul className="certificate-list">
        <CertificateDetails certificate={certificate} isSigner={isSigner} when={when} />
      </ul>
      <Facts certificate={certificate} />
      <p className="soft">
        {place === undefined ? 'From a list that you selected' : `Certificate ${place + 1} of your input`}
        {isAnchor && place !== undefined && ', also on a list that you selected'}
        {'; '}
        {isRoot ? 'self-signed' : place === undefined ? 'a trust anchor' : SEALS[signature]}.
      </p>
    </li>
  );
}

function Facts({ certificate: { issuer, notBefore, notAfter, key } }: { certificate: Certificate }) {
  return (
    <FactList
      facts={[
        ['Issued by', shortName(issuer)],
        ['Key', key],
      ]}
      limit={80}
    >
      {notBefore && notAfter && (
        <div>
          <dt>Valid</dt>
          <dd>
            {dayText(notBefore)} to {dayText(notAfter)}
          </dd>
        </div>
      )}
    </FactList>
  );
}
