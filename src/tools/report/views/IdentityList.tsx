import type { IdentityView } from '../../../c2pa/report/identity.ts';
import { IdentityItem } from './IdentityItem.tsx';

/**
 * People and organizations that signed identity assertions in the manifest, in addition to the tool that signed it
 * (CAWG).
 */
export function IdentityList({ identities }: { identities: readonly IdentityView[] }) {
  if (identities.length === 0) return null;
  return (
    <section className="panel-part">
      <h5>Identities</h5>
      <ul className="identity-list">
        {identities.map((identity) => (
          <IdentityItem key={identity.label} identity={identity} />
        ))}
      </ul>
    </section>
  );
}
