import { chainToSign, type Link } from '../../../c2pa/certificate-rules/chain.ts';
import type { Diagnosis } from '../../../c2pa/certificate-rules/diagnosis.ts';
import { type Certificate, shortName } from '../../../c2pa/x509/certificate.ts';
import { toPem } from '../../../c2pa/x509/pem.ts';
import { CertificateDetails } from '../../report/views/CertificateDetails.tsx';
import { FactList } from '../../report/views/FactList.tsx';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { countOf } from '../../shared/count.ts';

/** To the minute in the details. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const SEALS = {
  good: 'signed by the next one',
  bad: 'not signed by the next one, although it has the issuer’s name',
  unknown: 'the signature cannot be checked in this browser',
  'no issuer': 'its issuer is not here',
} as const;

/** The way from the signer upwards, and what of that belongs into a signature. */
export function ChainList({ diagnosis }: { diagnosis: Diagnosis }) {
  const { chain, when } = diagnosis.examined;
  const toSign = chainToSign(chain);
  return (
    <section className="report-part">
      <h3>The chain</h3>
      <ol className="chain-list">
        {chain.links.map((link, index) => (
          <ChainLink
            // biome-ignore lint/suspicious/noArrayIndexKey: a chain keeps its order
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
          <p>{countOf(chain.spare.length, 'certificate')} of what you gave issued nothing in this chain:</p>
          <ul className="certificate-list">
            {chain.spare.map((certificate, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list keeps its order
              <CertificateDetails key={index} certificate={certificate} isSigner={false} when={when} />
            ))}
          </ul>
        </div>
      )}
      <p>
        <CopyButton text={() => toSign.map(toPem).join('')} label="Copy the chain to sign with" />{' '}
        <small>
          Signer first, then each issuer, without the root: {countOf(toSign.length, 'certificate')}.
        </small>
      </p>
    </section>
  );
}

interface ChainLinkProps {
  link: Link;
  isSigner: boolean;
  /** It was taken from a list that the reader chose. */
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
      <p className="chain-seal">
        {place === undefined ? 'From a list that you chose' : `Number ${place + 1} of what you gave`}
        {isAnchor && place !== undefined && ', and on a list that you chose'}
        {'; '}
        {isRoot ? 'signed by itself' : place === undefined ? 'trusted as it is' : SEALS[signature]}.
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
            {DAY.format(notBefore)} to {DAY.format(notAfter)}
          </dd>
        </div>
      )}
    </FactList>
  );
}
