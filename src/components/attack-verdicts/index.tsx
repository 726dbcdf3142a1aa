import { UNPROTECTED } from '@content-credentials/verdict/coverage/unprotected';
import { STATES } from '@content-credentials/verdict/report/states';
import { z } from 'zod';
import { toolAddress } from '../../config/tool-pages.ts';
import { type AttackVerdict, attackGallery, type GalleryAttack } from '../../content/data/attack-gallery.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { Table } from '../../ui/Table.tsx';

/** The page that opens it at once. */
const inspectUrl = ({ file }: GalleryAttack): string => `${toolAddress('inspect')}?inspect=${file}`;
const nameOfFile = ({ file }: GalleryAttack): string => file.slice(file.lastIndexOf('/') + 1);

const NO_STATES = { none: 'No manifest', error: 'Not read', 'not supported': 'Not supported' } as const;

/** `Partly protected` for ours; a validator's own word for the others. */
function stateOf({ by, state }: AttackVerdict): string {
  if (state === 'none' || state === 'error' || state === 'not supported') return NO_STATES[state];
  return by === 'ours' ? STATES[state].label : state;
}

function reasonOf({ codes, unprotected }: AttackVerdict) {
  const parts = [
    ...codes.map((code) => <code key={code}>{code}</code>),
    ...unprotected.map((shown) => <span key={shown}>{UNPROTECTED[shown].sentence}</span>),
  ];
  return parts.length > 0 ? parts.flatMap((part, index) => (index > 0 ? [' ', part] : [part])) : undefined;
}

export default defineComponent({
  name: 'AttackVerdicts',
  attributes: z.object({ id: z.string() }),
  load({ id }, { sourceDir }) {
    const attack = attackGallery(sourceDir).attacks.find((one) => one.id === id);
    if (!attack)
      throw new Error(
        `data/attack-gallery.json has no attack \`${id}\`. Add it to tests/validators/gallery/attacks.ts, and run: npm run lab -- gallery`,
      );
    return { attack };
  },
  View: ({ attack, href }) => (
    <div className="parts">
      <Table
        label={`Verdicts on ${attack.id}`}
        columns={['Validator', 'State', 'Reason']}
        rows={attack.verdicts.map((verdict) => ({
          key: verdict.by,
          cells: [verdict.by === 'ours' ? 'This site' : verdict.by, stateOf(verdict), reasonOf(verdict)],
        }))}
        hasRowHeads
      />
      <p>
        <a href={href(inspectUrl(attack))}>Inspect {nameOfFile(attack)}</a>, or{' '}
        <a href={href(attack.file)} download>
          download {nameOfFile(attack)}
        </a>
        .
      </p>
    </div>
  ),
});
