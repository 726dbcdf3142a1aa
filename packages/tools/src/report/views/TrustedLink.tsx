import { settings } from 'virtual:provenance';

/** Below a message about an unknown signer: how its files become trusted, if the site has that page. */
export function TrustedLink() {
  const { trustedPage } = settings;
  return trustedPage === undefined ? null : (
    <p className="verdict-caveat">
      <a href={trustedPage}>How a signer becomes trusted</a>
    </p>
  );
}
