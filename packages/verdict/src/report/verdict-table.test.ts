import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORS } from './states.ts';
import {
  ADVICE,
  CAUSE_ORDER,
  CAUSES,
  type Cause,
  DATE_CAUSES,
  MATCH_TITLES,
  MATCHES,
  ORIGINS,
  PARTIAL_TITLE,
  SIGNER_WORDS,
  STAMPS,
  wordsFor,
} from './verdict-table.ts';

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (title: string, columns: readonly string[], rows: readonly string[][]): string =>
  [
    `## ${title}`,
    '',
    row(...columns),
    row(...columns.map(() => '---')),
    ...rows.map((one) => row(...one)),
  ].join('\n');

/** The table as people read it: who changes a sentence sees here what else says nearly the same. */
const asText = [
  table(
    'Causes',
    ['State', 'Cause', 'Label', 'Color', 'Mark', 'Title', 'Headline', 'Sentence'],
    CAUSE_ORDER.map((cause) => {
      const { label, tone } = wordsFor('Invalid', cause);
      const { title, headline, sentence } = CAUSES[cause];
      const advice = DATE_CAUSES.includes(cause) ? '' : ` ${ADVICE}`;
      return ['Invalid', cause, label, COLORS[tone], tone, title, headline + advice, sentence];
    }),
  ),
  table(
    'Origins',
    ['Origin', 'Begins the headline'],
    Object.entries(ORIGINS).map(([origin, { phrase, takesEdits }]) => [
      origin,
      takesEdits ? `${phrase}; edited before signing.` : `${phrase}.`,
    ]),
  ),
  table(
    'Matches',
    ['Hash', 'Title', 'In the headline'],
    Object.entries(MATCHES).map(([kind, text]) => [
      kind,
      MATCH_TITLES[kind as keyof typeof MATCH_TITLES] ?? '',
      text,
    ]),
  ),
  table(
    'Signers',
    ['Signer', 'Row', 'Title', 'In the headline', 'Sentence', 'If the certificate has expired'],
    Object.entries(SIGNER_WORDS).map(([kind, { row: name, title, headline, sentence, expired }]) => [
      kind,
      name,
      title,
      headline,
      sentence,
      expired,
    ]),
  ),
  table(
    'Time stamps',
    ['Time stamp', 'Sentence'],
    Object.entries(STAMPS).map((one) => [...one]),
  ),
].join('\n\n');

test('the table of verdicts', async () => {
  await expect(`# Verdicts\n\n${asText}\n`).toMatchFileSnapshot('./verdict-table.snapshot.md');
});

const headlines = [
  ...Object.values(CAUSES).map(({ headline }) => headline),
  ...Object.values(ORIGINS).map(({ phrase }) => phrase),
  ...Object.values(MATCHES),
  ...Object.values(SIGNER_WORDS).map(({ headline }) => headline),
];

const titles = [
  ...Object.values(CAUSES).map(({ title }) => title),
  ...Object.values(MATCH_TITLES),
  PARTIAL_TITLE,
  ...Object.values(SIGNER_WORDS).map(({ title }) => title),
];

test('a title is short, and promises no more than its headline', () => {
  for (const title of titles) expect(title.split(' ').length, title).toBeLessThanOrEqual(8);
  expect(new Set(Object.values(CAUSES).map(({ title }) => title)).size).toBe(CAUSE_ORDER.length);
  const changed: readonly Cause[] = ['changed', 'signature', 'gap', 'statement'];
  for (const cause of CAUSE_ORDER.filter((one) => !changed.includes(one)))
    expect(CAUSES[cause].title).not.toMatch(/\bchanged\b/);
});

test('a headline has no word that only developers know', () => {
  for (const headline of [...headlines, ...titles])
    expect(headline).not.toMatch(/\b(?:hash|manifest|anchor|chain|assertion|claim|binding|TSA|JUMBF|SDK)/i);
});

const words = (text: string) => new Set(text.toLowerCase().match(/[a-z’]{4,}/g) ?? []);

test('the sentence of a verdict doesn’t repeat its headline', () => {
  const pairs = [...Object.values(CAUSES), ...Object.values(SIGNER_WORDS)];
  for (const { headline, sentence } of pairs) {
    const [said, more] = [words(headline), words(sentence)];
    const repeated = [...more].filter((word) => said.has(word));
    expect(repeated.length, `${headline} / ${sentence}`).toBeLessThanOrEqual(Math.max(3, more.size / 2));
  }
});

test('each headline is used once, and only a file that was changed is told to be', () => {
  expect(new Set(headlines).size).toBe(headlines.length);
  const changed: readonly Cause[] = ['changed', 'signature', 'gap', 'statement'];
  for (const cause of CAUSE_ORDER.filter((one) => !changed.includes(one)))
    expect(CAUSES[cause].headline).not.toMatch(/\bchanged\b/);
  for (const cause of DATE_CAUSES)
    expect(wordsFor('Invalid', cause).tone).not.toBe(wordsFor('Invalid', undefined).tone);
});

test('every code of a failure has a cause with words of its own', () => {
  const { codes }: { codes: ReadonlyArray<{ code: string; kind?: string; list?: string }> } = JSON.parse(
    readFileSync('data/status-codes.json', 'utf8'),
  );
  const isGood =
    /\.(?:match|validated|trusted|insideValidity|notRevoked|accessible|well-formed|credential_valid|redacted|additionalExclusionsPresent|unknownProvenance|unreferenced|untrusted|untrusted_issuer|did_unavailable|skipped|unknown|inaccessible)$/;
  const without = codes
    .map(({ code }) => code)
    .filter((code) => !isGood.test(code))
    .filter((code) => !CAUSE_ORDER.some((cause) => CAUSES[cause].codes?.test(code)));
  expect(without).toEqual([]);
});
