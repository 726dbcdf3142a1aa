import { SDK } from '../../../c2pa/report/sdk-version.ts';
import { When } from './When.tsx';

export interface ValidatorLineProps {
  isTrustUsed: boolean;
  validatedAt: Date;
}

/** Which validator was used, with which settings, and when: the verdict depends on all three. */
export function ValidatorLine({ isTrustUsed, validatedAt }: ValidatorLineProps) {
  return (
    <p className="verdict-validator">
      Checked by {SDK.name} {SDK.version} (core {SDK.core}) and by this page’s own hash check on{' '}
      <When time={validatedAt} />. Trust lists: {isTrustUsed ? 'as selected above' : 'all turned off'}.
    </p>
  );
}
