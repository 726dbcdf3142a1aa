import type { Chain } from '@content-credentials/verdict/certificate-rules/chain';
import { shortName } from '@content-credentials/verdict/x509/certificate';
import { ShowText } from '../../shared/ShowText.tsx';

/** The certificates from the signer to the root, as rings that hold each other. A ring that doesn't is open. */
export function DrawnChain({ chain: { links } }: { chain: Chain }) {
  return (
    <ol className="drawn-chain">
      {links.map(({ certificate, signature }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a chain doesn't change
        <li key={index} data-seal={signature}>
          <ShowText limit={60}>{shortName(certificate.subject)}</ShowText>
          {signature === 'bad' && <small>not signed by the next one</small>}
          {signature === 'no issuer' && <small>its issuer isn’t in your input</small>}
        </li>
      ))}
    </ol>
  );
}
