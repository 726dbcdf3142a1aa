import type { VerifiedName } from '../../../c2pa/report/identity.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { WebLink } from '../../shared/WebLink.tsx';
import { When } from './When.tsx';

export interface VerifiedNamesProps {
  names: readonly VerifiedName[];
  /** Whether the signature over the names is valid. If it isn't, anyone could have written them. */
  isProven: boolean;
}

/** Names that an identity service claims to have verified. */
export function VerifiedNames({ names, isProven }: VerifiedNamesProps) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names of one credential don't change order
    <p key={index}>
      <ShowText limit={100}>{name.name}</ShowText>
      {name.kind && (
        <>
          {' '}
          (<ShowText limit={60}>{name.kind}</ShowText>)
        </>
      )}
      {name.provider && (
        <>
          , {isProven ? 'verified with' : 'according to the file, verified with'}{' '}
          <ShowText limit={60}>{name.provider}</ShowText>
        </>
      )}
      {name.when && (
        <>
          {' '}
          on <When time={name.when} />
        </>
      )}
      {name.uri && (
        <>
          : <WebLink address={name.uri} />
        </>
      )}
    </p>
  ));
}
