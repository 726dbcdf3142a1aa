import { issuerRows, signerRow, signingTimeLine } from '@content-credentials/verdict/report/checked-rows';
import type { Check } from '@content-credentials/verdict/report/checks';
import { FAULT_DETAILS, isUnchecked } from '@content-credentials/verdict/report/faults';
import { hashCoverOf } from '@content-credentials/verdict/report/hash-cover';
import { atMost, type Line, type Row } from '@content-credentials/verdict/report/lines';
import { personalDataIn } from '@content-credentials/verdict/report/personal-data';
import type { PersonalData } from '@content-credentials/verdict/report/personal-properties';
import { productRows } from '@content-credentials/verdict/report/product-rows';
import type { TreeNode } from '@content-credentials/verdict/report/provenance';
import { ownManifest, ownSigningTime, type Report } from '@content-credentials/verdict/report/report';
import { statementRows } from '@content-credentials/verdict/report/statement-rows';
import { STATEMENT_NOTES, STATEMENT_TITLES, type Tone } from '@content-credentials/verdict/report/states';
import { summaryRows } from '@content-credentials/verdict/report/summary';
import { timeText } from '@content-credentials/verdict/report/time-text';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import type { CodeMeaning } from '../../settings.ts';
import { failuresIn, isUntrusted } from '../failures.ts';
import type { Inspection } from './inspection.ts';

/** One line of a list, with its nesting depth. */
export interface Item {
  line: Line;
  depth: number;
}

/** A section of an exported report: facts, or a list. */
export interface Section {
  title: string;
  note?: string;
  rows?: readonly Row[];
  items?: readonly Item[];
}

/** A report for the text and HTML exports, which use the same wording. */
export interface ReportDocument {
  /** The answer for someone who doesn't know Content Credentials. It may contain text from the file. */
  answer: Line;
  /** The same in a few words, as on the card. */
  title: Line;
  label: string;
  tone: Tone;
  /** May contain text from the file, such as the title of an ingredient. */
  sentence: Line;
  caveat: string;
  isCracked: boolean;
  /** Where the damage is, and what else failed. */
  failures: readonly Line[];
  /** Who, how, and when. */
  summary: readonly Row[];
  /** Where anyone can check the file. */
  checkAt: string;
  sections: readonly Section[];
}

export interface DocumentInput {
  report: Report;
  inspection: Inspection;
  checkAt: string;
  meaningOf(code: string): CodeMeaning | undefined;
}

const MAX_ITEMS = 200;
const WORDS = { failed: 'Failed', noted: 'Noted', passed: 'Passed' } as const;
const row = (name: string, ...lines: Line[]): Row => ({ name, lines });

function fileRows({ file, sidecar, inspectedAt, sdk, trustLists, credits }: Inspection): Row[] {
  const bytes = (size: number) => `${size.toLocaleString('en')} bytes`;
  return [
    row('Name', [{ fromFile: file.name }]),
    row('Format and size', [`${file.format}, ${bytes(file.bytes)}`]),
    row('SHA-256', [file.sha256]),
    ...(file.modified ? [row('Last modified', [timeText(file.modified) ?? ''])] : []),
    ...(sidecar
      ? [row('Sidecar', [{ fromFile: sidecar.name }, `, ${bytes(sidecar.bytes)}, SHA-256 ${sidecar.sha256}`])]
      : []),
    row('Inspected', [timeText(inspectedAt) ?? inspectedAt]),
    row('Checked by', [`${sdk.name} ${sdk.version} (core ${sdk.core}), and the page’s own hash check`]),
    row(
      'Trust lists',
      ...(trustLists.length > 0 ? trustLists.map((claim): Line => [{ fromFile: claim }]) : [['None used']]),
    ),
    ...(credits.length > 0 ? [row('Credits', ...credits.map((claim): Line => [{ fromFile: claim }]))] : []),
  ];
}

function checkItems(checks: readonly Check[], meaningOf: DocumentInput['meaningOf']): Item[] {
  return checks.flatMap((check) => {
    const { outcome, code, places, isOwn, isRecorded, fault, explanations } = check;
    const times = places.length > 1 ? ` × ${places.length}` : '';
    const meaning = isUnchecked(fault) ? FAULT_DETAILS[fault] : meaningOf(code)?.text.replaceAll('`', '');
    const more: Line[] = [
      ...(meaning ? [[meaning]] : explanations.slice(0, 1).map((claim): Line => [{ fromFile: claim }])),
      ...(isOwn ? [['Found by the page, not by the SDK.']] : []),
      ...(isRecorded ? [['Failed before this version was signed.']] : []),
    ];
    return [
      {
        line: [`${isUntrusted(check) ? 'Not trusted' : WORDS[outcome]}: `, { fromFile: code }, times],
        depth: 0,
      },
      ...more.map((line) => ({ line, depth: 1 })),
    ];
  });
}

function treeItems(tree: TreeNode): Item[] {
  const items: Item[] = [];
  const visit = ({ title, manifest, relationship, children }: TreeNode, depth: number) => {
    if (items.length >= MAX_ITEMS) return;
    const role = relationship === undefined ? ['this file'] : [{ fromFile: relationship }];
    const note = manifest === undefined ? ['; no credentials'] : [];
    items.push({ line: [{ fromFile: title }, ' (', ...role, ...note, ')'], depth });
    for (const child of children) visit(child, depth + 1);
  };
  visit(tree, 0);
  return items.length < MAX_ITEMS ? items : [...items, { line: ['And more, in the JSON report'], depth: 0 }];
}

const personalLine = ({ what, value }: PersonalData): Line => [`${what}: `, { fromFile: value }];

/** The sections about checks: the file's own first, then each ingredient's. */
function checkSections({ report, meaningOf }: DocumentInput): Section[] {
  return report.checks.slice(0, 40).map(({ ingredient, checks }) => ({
    title: ingredient ? 'Checks of an ingredient' : 'Checks of this file',
    ...(ingredient && { rows: [row('Ingredient', [{ fromFile: ingredient.path.join(' › ') }])] }),
    items: checkItems(checks.slice(0, MAX_ITEMS), meaningOf),
  }));
}

/** A report for export, as data. */
export function reportDocument(input: DocumentInput): ReportDocument {
  const { report, inspection, checkAt } = input;
  const { label, title, tone, isCracked, reliability, headline, sentence, caveat } = verdictOf(report, {
    isExported: true,
  });
  const personal = atMost(personalDataIn(report).map(personalLine), MAX_ITEMS);
  const sections: Section[] = [
    { title: 'File', rows: fileRows(inspection) },
    {
      title: 'Signature',
      rows: [
        ...signerRow(report),
        ...issuerRows(report),
        ...productRows(report, ownManifest(report)),
        row('Time of signing', signingTimeLine(ownSigningTime(report))),
        row('Hash', [{ fromFile: hashCoverOf(report.binding).line }]),
      ],
    },
    { title: STATEMENT_TITLES[reliability], note: STATEMENT_NOTES[reliability], rows: statementRows(report) },
    ...(personal.length > 0
      ? [{ title: 'Personal data in the credentials', items: personal.map((line) => ({ line, depth: 0 })) }]
      : []),
    ...checkSections(input),
    { title: 'Provenance', items: treeItems(report.tree) },
  ];
  return {
    answer: [{ fromFile: headline }],
    title: [{ fromFile: title }],
    label,
    tone,
    isCracked,
    // The answer has the first.
    failures: failuresIn(report)
      .slice(0, MAX_ITEMS)
      .flatMap(({ line, where }, index) => [...(index > 0 ? [line] : []), ...(where ? [where] : [])]),
    summary: summaryRows(report).map(({ name, tag, lines }) => ({
      name,
      lines: tag ? [[tag.text], ...lines] : lines,
    })),
    checkAt,
    sentence: [{ fromFile: sentence }],
    caveat,
    sections,
  };
}
