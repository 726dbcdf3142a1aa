import { z } from 'zod';
import { certificateRules } from '../../content/data/certificate-rules.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { CertificateRules } from './CertificateRules.tsx';
import { CERTIFICATE_RULE_VIEWS, ruleColumns } from './columns.ts';

export default defineComponent({
  name: 'CertificateRules',
  description:
    'Certificate rules from `data/certificate-rules.json`: what the SDK does (`sdk`), what the conformance program requires (`program`), where the SDK differs (`differences`), or which chains are trusted (`trust`)',
  usage: '<CertificateRules show="sdk" />',
  attributes: z.object({ show: z.enum(CERTIFICATE_RULE_VIEWS) }),
  load: ({ show }, { sourceDir }) => ruleColumns(certificateRules(sourceDir), show),
  View: CertificateRules,
});
