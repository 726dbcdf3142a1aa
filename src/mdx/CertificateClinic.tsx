/** Where the certificate clinic opens, and what stands there before: nothing of it is loaded until the reader asks. */
export function CertificateClinic() {
  return (
    <div data-island="certificate-clinic" data-when="ask">
      <div className="callout" role="note">
        <p className="callout-title">Check a certificate in this page</p>
        <p>
          Certificates are read in your browser and stay on your device; nothing is sent. A private key is not
          needed, and is dropped at once if one comes along.
        </p>
        <p className="needs-script">
          <button type="button" className="button">
            Open the clinic
          </button>
        </p>
        <noscript>
          <p>
            The clinic needs JavaScript. Without it, the openssl commands further down check the same on your
            own computer.
          </p>
        </noscript>
      </div>
    </div>
  );
}

/** What the Markdown twin of a page says in its place. */
export const certificateClinicMarkdown =
  '> On the web page, a clinic for certificates opens here. It checks a chain against every rule for signers, in the browser; nothing is sent.';
