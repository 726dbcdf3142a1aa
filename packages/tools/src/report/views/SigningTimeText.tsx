import type { SigningTime } from '@content-credentials/verdict/report/signing-time';
import { CodeName } from '../../shared/CodeName.tsx';
import { When } from './When.tsx';

/** The signing time, and how reliable it is. */
export function SigningTimeText({ signing }: { signing: SigningTime }) {
  switch (signing.state) {
    case 'trusted':
      return (
        <>
          <When time={signing.time} />, confirmed by a trusted time stamp
        </>
      );
    case 'claimed':
      return (
        <>
          Claimed: <When time={signing.time} />. The time-stamping authority isn’t verified.
        </>
      );
    case 'bad':
      return (
        <>
          Unknown. There’s a time stamp, but it isn’t valid (<CodeName>{signing.code}</CodeName>).
        </>
      );
    case 'none':
      return <>Unknown. There’s no time stamp.</>;
  }
}
