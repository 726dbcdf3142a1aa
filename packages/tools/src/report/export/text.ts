import type { Row } from '@content-credentials/verdict/report/lines';
import type { Item, ReportDocument, Section } from './document.ts';
import { lineText } from './piece-text.ts';

const rowText = ({ name, lines, notes = [] }: Row): string =>
  [...lines, ...notes]
    .map((line, index) => `${index === 0 ? `${name}: ` : '  '}${lineText(line)}`)
    .join('\n');
const itemText = ({ line, depth }: Item): string => `${'  '.repeat(depth)}- ${lineText(line)}`;

function sectionText({ title, note, rows = [], items = [] }: Section): string {
  const parts = [...(note ? [note] : []), ...rows.map(rowText), ...items.map(itemText)];
  return [title, '-'.repeat(title.length), ...parts].join('\n');
}

/** A report as plain text, for a message or a ticket. */
export function documentText({
  answer,
  label,
  failures,
  sentence,
  caveat,
  checkAt,
  sections,
}: ReportDocument): string {
  const title = 'Content Credentials report';
  const verdict = [
    lineText(answer),
    '',
    `State: ${label}`,
    ...failures.map(lineText),
    lineText(sentence),
    caveat,
  ].join('\n');
  const head = [title, '='.repeat(title.length), '', verdict].join('\n');
  const foot = `Check it yourself at ${checkAt}`;
  return `${[head, ...sections.map(sectionText), foot].join('\n\n')}\n`;
}
