import { z } from 'zod';
import { toolAddress } from '../../config/tool-pages.ts';
import { defineComponent } from '../../content/markdown/component.ts';

/** Where the certificate clinic opens, and what's shown until then. It isn't loaded until the reader asks for it. */
function CertificateClinic({ hasPage, href }: { hasPage: boolean; href: (address: string) => string }) {
  return (
    <div data-island="certificate-clinic" data-when="ask">
      <div className="callout" role="note">
        <p className="callout-title">Check a certificate on this page</p>
        <p>
          Certificates are read in your browser and never leave your device. The clinic doesn’t need a private
          key, and stops if it finds one.
        </p>
        <p className="needs-script">
          <button type="button" className="button">
            Open the clinic
          </button>
          {hasPage && <a href={href(toolAddress('certificate'))}>Open full screen</a>}
        </p>
        <noscript>
          <p>
            The clinic needs JavaScript. Without it, check your certificate with the OpenSSL commands below.
          </p>
        </noscript>
      </div>
    </div>
  );
}

export default defineComponent({
  name: 'CertificateClinic',
  description: 'The certificate clinic, loaded when a reader presses its button',
  usage: '<CertificateClinic />',
  attributes: z.object({}),
  load: (_, { tools }) => ({ hasPage: tools.includes('certificate') }),
  View: CertificateClinic,
});
