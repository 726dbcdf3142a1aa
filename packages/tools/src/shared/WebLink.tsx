import { ShowText } from './ShowText.tsx';

/** A URL from an untrusted source: a link if it's a web address, text if it's anything else. */
export function WebLink({ address }: { address: string }) {
  const href = webAddress(address);
  const text = <ShowText limit={120}>{address}</ShowText>;
  return href && address.length <= 120 ? (
    <a href={href} rel="noopener noreferrer nofollow" target="_blank">
      {text}
    </a>
  ) : (
    <span>{text}</span>
  );
}

/** A URL to link to, if it's a web address and nothing else. */
export function webAddress(text: string): string | undefined {
  if (text.length > 2000 || !/^https?:\/\//i.test(text)) return undefined;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
