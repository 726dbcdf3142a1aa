import { type AiReason, aiUseOf } from './ai-use.ts';
import { type Disclosure, disclosuresOf } from './disclosure.ts';
import { atMost, type Line, listed, type Piece, type Row } from './lines.ts';
import { historyOf, type Report } from './report.ts';
import { type TrainingChoice, trainingOf } from './training.ts';

const MOST = 4;

/**
 * The reasons for the answer: each statement with the action or assertion, and the manifest if it isn't the file's
 * own.
 */
function reasonLine({ by, source, manifest }: AiReason, { active, manifests }: Report): Line {
  const what: Piece[] = source
    ? [source.words ? capital(source.words) : { fromFile: source.address }]
    : ['AI disclosure'];
  const where = manifest === active ? undefined : (manifests.get(manifest)?.title ?? manifest);
  return [
    ...what,
    ' (',
    { fromFile: by },
    ')',
    ...(where === undefined ? [] : [' in ', { fromFile: where }]),
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
  const answers: Record<typeof answer, readonly [text: string, notes: () => Line[]]> = {
    yes: ['Yes, made by a generative model', why],
    partly: ['In part: a generative model made or changed some of it', why],
    no: ['No: the origin is stated, and no step names a generative model', () => []],
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
