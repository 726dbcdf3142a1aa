import { ShowText } from '../ShowText.tsx';
import { WebLink } from '../WebLink.tsx';

/** A primitive value. Web addresses are links; other URLs never are. */
export function JsonValue({ value, bytes }: { value: unknown; bytes?: string }) {
  if (bytes !== undefined)
    return (
      <span className="json-value" data-type="bytes">
        <ShowText limit={64}>{bytes}</ShowText> <small>{bytes.length / 2} bytes</small>
      </span>
    );
  if (typeof value !== 'string')
    return (
      <span className="json-value" data-type={typeof value}>
        {String(value)}
      </span>
    );
  return (
    <span className="json-value" data-type="string">
      “{/^https?:/i.test(value) ? <WebLink address={value} /> : <ShowText>{value}</ShowText>}”
    </span>
  );
}
