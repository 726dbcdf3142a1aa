import { ShowText } from './ShowText.tsx';
import { webAddress } from './web-address.ts';

/** A URL from an untrusted source: a link if it's a web address, text if it's anything else. */
export function WebLink({ address }: { address: string }) {
  const href = webAddress(address);
  const text = (
    <ShowText limit={120} isBrief={false}>
      {address}
    </ShowText>
  );
  return href && address.length <= 120 ? (
    <a href={href} rel="noopener noreferrer nofollow" target="_blank">
      {text}
    </a>
  ) : (
    <span>{text}</span>
  );
}
