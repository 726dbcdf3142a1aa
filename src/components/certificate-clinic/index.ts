import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { CertificateClinic } from './CertificateClinic.tsx';

export default defineComponent({
  name: 'CertificateClinic',
  description: 'The certificate clinic, loaded when a reader presses its button',
  usage: '<CertificateClinic />',
  attributes: z.object({}),
  load: (_, { tools }) => ({ hasPage: tools.includes('certificate') }),
  View: CertificateClinic,
});
