import { ShowText } from '../../shared/ShowText.tsx';

export interface LinkedUrlProps {
  /** An absolute URL with `http:` or `https:`, from the page's own address. */
  address: string;
  onFetch(): void;
  onDismiss(): void;
}

/**
 * A link to this page names a file on another site. Whoever made the link chose that site, so the reader has to
 * confirm.
 */
export function LinkedUrl({ address, onFetch, onDismiss }: LinkedUrlProps) {
  const { host, protocol } = new URL(address);
  const isFetchable = protocol === 'https:';
  return (
    <section className="outcome" data-tone="noted" aria-labelledby="linked-url">
      <h3 id="linked-url">{isFetchable ? `Fetch a file from ${host}?` : 'Only https URLs can be fetched'}</h3>
      <p className="outcome-address">
        <ShowText limit={300}>{address}</ShowText>
      </p>
      {isFetchable ? (
        <p>
          The link you followed names this file. Nothing has been requested yet. If you fetch it, {host}{' '}
          learns your network address and that you’re viewing this file. The file is read on your device and
          isn’t sent anywhere.
        </p>
      ) : (
        <p>
          The link you followed names a file that isn’t on an https server, so nothing was requested. Try the
          same URL with https, or download the file and choose it here.
        </p>
      )}
      <div className="outcome-actions">
        {isFetchable && (
          <button type="button" className="button" onClick={onFetch}>
            Fetch from {host}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onDismiss}>
          Choose another file
        </button>
      </div>
    </section>
  );
}
