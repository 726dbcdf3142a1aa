import { type AiReason, aiUseOf } from './ai-use.ts';
import { type Disclosure, disclosuresOf } from './disclosure.ts';
import { atMost, type Line, listed, type Piece, type Row } from './lines.ts';
import { historyOf, type Report } from './report.ts';
import { type TrainingChoice, trainingOf } from './training.ts';

const MOST = 4;

/** Where a statement is, if it isn't in the file's own manifest. */
function placeOf(manifest: string, { active, manifests }: Report): Line {
  if (manifest === active) return [];
  const title = manifests.get(manifest)?.title;
  return title === undefined ? [' in an ingredient without a title'] : [' in ', { fromFile: title }];
}

/**
 * The reasons for the answer: each statement with the action or assertion, and the manifest if it isn't the file's
 * own.
 */
function reasonLine({ by, source, vendor, manifest }: AiReason, report: Report): Line {
  const what: Piece[] = source
    ? [source.words ? capital(source.words) : { fromFile: source.address }]
    : ['AI disclosure'];
  return [
    ...what,
    ...(vendor?.details === undefined ? [] : [', with ', { fromFile: vendor.details }]),
    vendor ? ' (the software’s own label ' : ' (',
    { fromFile: by },
    ')',
    ...placeOf(manifest, report),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether any manifest in the history names a source type. */
const hasSource = (report: Report): boolean =>
  historyOf(report).some(({ actions }) => actions.some(({ source }) => source !== undefined));

/** Whether it was made with generative AI, according to the signers. */
export function aiRow(report: Report): Row {
  const { answer, reasons } = aiUseOf(report);
  const why = () =>
    atMost(
      reasons.map((one) => reasonLine(one, report)),
      MOST,
    );
  const open = hasSource(report)
    ? 'The file’s statements about its origin don’t answer this.'
    : 'The file doesn’t state how it was made.';
  const isVendor = reasons.length > 0 && reasons.every(({ vendor }) => vendor);
  const answers: Record<typeof answer, readonly [text: string, notes: () => Line[]]> = {
    yes: [
      isVendor
        ? 'Yes, according to the software’s own label: made by a generative model'
        : 'Yes, made by a generative model',
      why,
    ],
    partly: ['In part: a generative model made or changed some of it', why],
    no: ['No: the origin is stated, and no step names a generative model', () => []],
    'none stated': ['No generative AI is stated. Its processing can include AI that isn’t generative.', why],
    'not stated': ['Not stated', () => [[open]]],
  };
  const [text, notes] = answers[answer];
  return { name: 'Made with AI?', lines: [[text]], notes: notes() };
}

function disclosureLines({ name, type, identifier, oversight, domain }: Disclosure): Line[] {
  const model = [name, type, identifier]
    .filter((one) => one !== undefined)
    .map((claim) => ({ fromFile: claim }));
  return [
    ...(model.length > 0 ? [listed(model)] : []),
    ...(oversight ? [[oversight.words ?? { fromFile: oversight.value }]] : []),
    ...(domain === undefined ? [] : [['Scientific domain: ', { fromFile: domain }]]),
  ];
}

/** Models that AI disclosures name, in any manifest of the history. */
export function disclosureRows(report: Report): Row[] {
  const all = historyOf(report).flatMap(({ assertions }) => disclosuresOf(assertions));
  const lines = atMost(all.flatMap(disclosureLines), 8);
  return lines.length > 0 ? [{ name: 'AI model', lines }] : [];
}

const CHOICES = {
  allowed: 'allowed',
  notAllowed: 'not allowed',
  constrained: 'allowed under conditions',
  unknown: 'not clear',
} as const satisfies Record<TrainingChoice['choice'], string>;

/** What the file's own manifest says about training and data mining. */
export function trainingRows({ active, manifests }: Report): Row[] {
  const manifest = active === undefined ? undefined : manifests.get(active);
  const lines = trainingOf(manifest?.assertions ?? []).map(({ use, choice, terms }): Line => {
    const conditions: Piece[] = terms === undefined ? [] : [': ', { fromFile: terms }];
    return [{ fromFile: use }, `: ${CHOICES[choice]}`, ...conditions];
  });
  return lines.length > 0 ? [{ name: 'AI training and data mining', lines: atMost(lines, 8) }] : [];
}
