import { shownOutside } from '@content-credentials/verdict/coverage/unprotected';
import { ourCoverage, ourVerdict } from '@content-credentials/verdict/testkit/validators/ours';
import type { Exhibit, Validations } from '@content-credentials/verdict/testkit/validators/validator';
import type { Verdict } from '@content-credentials/verdict/testkit/validators/verdict';
import type { AttackVerdict } from '../../../src/content/data/attack-gallery.ts';

/** Every forged file's signer is untrusted, so that isn't repeated for each. */
const failuresIn = ({ failure }: Verdict) => failure.filter((code) => code !== 'signingCredential.untrusted');

/** The verdicts of a file, ours first; ours builds on c2pa-node's. */
export async function verdictsOf(exhibit: Exhibit, validations: Validations): Promise<AttackVerdict[]> {
  const exhibitVerdicts = validations.verdicts[exhibit.id] ?? {};
  const node = exhibitVerdicts['c2pa-node'];
  if (!node) throw new Error(`${exhibit.id}: c2pa-node didn't validate it`);
  const coverage = await ourCoverage(exhibit, node.active);
  const state = ourVerdict(node, coverage);
  const ours: AttackVerdict = {
    by: 'ours',
    state: state === 'neither' ? 'Unbound' : state,
    codes: coverage?.state === 'broken' ? [coverage.fault.code] : failuresIn(node),
    unprotected: coverage ? [...shownOutside(coverage)] : [],
  };
  const others = validations.engineVersions.map((by): AttackVerdict => {
    const verdict = exhibitVerdicts[by.replace(/ .*$/, '')];
    if (!verdict) throw new Error(`${exhibit.id}: ${by} didn't validate it`);
    return { by, state: verdict.state, codes: failuresIn(verdict), unprotected: [] };
  });
  return [ours, ...others];
}
