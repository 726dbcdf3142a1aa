import { UNPROTECTED } from '@content-credentials/verdict/coverage/unprotected';
import { STATES } from '@content-credentials/verdict/report/states';
import { z } from 'zod';
import { toolAddress } from '../../config/tool-pages.ts';
import { type AttackVerdict, attackGallery, type GalleryAttack } from '../../content/data/attack-gallery.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { testedWith } from '../../features/samples/versions.ts';
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

const nameOf = ({ by }: AttackVerdict, core: string | undefined): string =>
  by === 'ours' ? 'This site' : core ? `${by} (core ${core})` : by;

/** The cores that are on record, which newer ones can follow while the verdicts are of older validators. */
function coresOf({ verdicts }: GalleryAttack, sourceDir: string): Record<string, string> {
  const known = verdicts.flatMap(({ by }) => {
    const [name = '', version] = by.split(' ');
    const tested = testedWith(name.replace(/^c2pa-/, ''), name, sourceDir);
    return tested?.core && tested.version === version ? [[by, tested.core] as const] : [];
  });
  return Object.fromEntries(known);
}

const sentences = ({ unprotected }: AttackVerdict): string[] =>
  unprotected.map((shown) => UNPROTECTED[shown].sentence);

function reasonOf(verdict: AttackVerdict) {
  const parts = [
    ...verdict.codes.map((code) => <code key={code}>{code}</code>),
    ...sentences(verdict).map((sentence) => <span key={sentence}>{sentence}</span>),
  ];
  return parts.length > 0 ? parts.flatMap((part, index) => (index > 0 ? [' ', part] : [part])) : undefined;
}

export default defineComponent({
  name: 'AttackVerdicts',
  description: 'The verdicts on a forged file of the gallery, and links to inspect and download it',
  usage: '<AttackVerdicts id="jpeg-changed" />',
  attributes: z.object({ id: z.string() }),
  load({ id }, { sourceDir }) {
    const attack = attackGallery(sourceDir).attacks.find((one) => one.id === id);
    if (!attack)
      throw new Error(
        `data/attack-gallery.json has no attack \`${id}\`. Add it to tests/validators/gallery/attacks.ts, and run: npm run lab -- gallery`,
      );
    return { attack, cores: coresOf(attack, sourceDir) };
  },
  View: ({ attack, cores, href }) => (
    <div className="parts">
      <Table
        label={`Verdicts on ${attack.id}`}
        columns={['Validator', 'State', 'Reason']}
        rows={attack.verdicts.map((verdict) => ({
          key: verdict.by,
          cells: [nameOf(verdict, cores[verdict.by]), stateOf(verdict), reasonOf(verdict)],
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
