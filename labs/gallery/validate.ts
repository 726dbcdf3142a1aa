import { shownOutside } from '../../src/c2pa/coverage/unprotected.ts';
import type { AttackVerdict } from '../../src/content/data/attack-gallery.ts';
import { ourCoverage, ourVerdict } from '../validators/ours.ts';
import type { Validations } from '../validators/run.ts';
import type { Exhibit } from '../validators/validator.ts';

/** The verdicts of a file, ours first; ours builds on c2pa-node's. */
export async function verdictsOf(exhibit: Exhibit, validations: Validations): Promise<AttackVerdict[]> {
  const said = validations.verdicts[exhibit.id] ?? {};
  const node = said['c2pa-node'];
  if (!node) throw new Error(`${exhibit.id}: c2pa-node didn't validate it`);
  const coverage = await ourCoverage(exhibit, node.active);
  const state = ourVerdict(node, coverage);
  const ours: AttackVerdict = {
    by: 'ours',
    state: state === 'neither' ? 'Unbound' : state,
    codes: [],
    unprotected: coverage ? [...shownOutside(coverage)] : [],
  };
  const others = validations.asked.map((by): AttackVerdict => {
    const verdict = said[by.replace(/ .*$/, '')];
    if (!verdict) throw new Error(`${exhibit.id}: ${by} didn't validate it`);
    const codes = verdict.failure.filter((code) => code !== 'signingCredential.untrusted');
    return { by, state: verdict.state, codes, unprotected: [] };
  });
  return [ours, ...others];
}
