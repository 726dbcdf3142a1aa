import { z } from 'zod';
import { toolAddress } from '../../config/tool-pages.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { ToolCallout } from '../ToolCallout.tsx';

function CertificateClinic({ hasPage, href }: { hasPage: boolean; href: (address: string) => string }) {
  return (
    <ToolCallout
      name="certificate-clinic"
      title="Check a certificate on this page"
      about="Certificates are read in your browser and never leave your device. The clinic doesn’t need a private key, and stops if it finds one."
      open="Open the clinic"
      page={hasPage ? href(toolAddress('certificate')) : undefined}
      otherwise="The clinic needs JavaScript. Without it, check your certificate with the OpenSSL commands below."
    />
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
