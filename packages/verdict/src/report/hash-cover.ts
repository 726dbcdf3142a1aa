import type { Coverage, Span, Uncovered } from '../coverage/types.ts';
import { UNPROTECTED } from '../coverage/unprotected.ts';
import { formatBytes } from '../format-bytes.ts';
import { FAULT_DETAILS } from './faults.ts';
import type { FileBinding } from './file-binding.ts';

/** What the hash leaves out, in words, and how much of the file that is. */
export interface HashCover {
  /** One line for the card. */
  line: string;
  /** Ranges that no hash covers, for readers who want to examine them. */
  ranges: Array<{ name: string; from: number; to: number; bytes: number; note?: string }>;
}

const LIST = new Intl.ListFormat('en-US');

const NOTES: Partial<Record<Uncovered['kind'], string>> = {
  metadata: 'Anyone can change this without being detected.',
  other: 'Anyone can change this without being detected.',
};

/** What follows from leaving a range out. */
const noteOf = ({ kind, shows = [] }: Uncovered): string | undefined =>
  NOTES[kind] && [NOTES[kind], ...shows.map((one) => UNPROTECTED[one].sentence)].join(' ');

const total = (spans: readonly Span[]) => spans.reduce((sum, { length }) => sum + length, 0);

/** A share of a file: never “100 %” or “0 %” for a part that's neither everything nor nothing. */
export function share(part: number, whole: number): string {
  if (part === 0) return '0%';
  if (part === whole) return '100%';
  const percent = (part / whole) * 100;
  if (percent < 0.1) return 'less than 0.1%';
  if (percent > 99.9) return 'more than 99.9%';
  return `${percent.toFixed(1)}%`;
}

const range = ({ start, length }: Span, name: string, note?: string) => ({
  name,
  from: start,
  to: start + length,
  bytes: length,
  note,
});

function covered({ uncovered }: Extract<Coverage, { state: 'covered' }>): HashCover {
  const left = (kinds: readonly Uncovered['kind'][]) => uncovered.filter(({ kind }) => kinds.includes(kind));
  const free = left(['metadata', 'other']);
  const store = total(left(['manifest']));
  const technical = total(left(['bookkeeping', 'padding', 'required']));
  const parts = [
    ...(store > 0 ? [`the manifest store (${formatBytes(store)})`] : []),
    ...free.map(({ name, length }) => `${name} (${formatBytes(length)})`),
    ...(technical > 0 ? [`${formatBytes(technical)} that the standard leaves out`] : []),
  ];
  return {
    line:
      parts.length === 0 ? 'Covers all of the file' : `Covers all of the file except ${LIST.format(parts)}`,
    ranges: uncovered.map((one) => range(one, one.name, noteOf(one))),
  };
}

function broken({ size, fault }: Extract<Coverage, { state: 'broken' }>): HashCover {
  const { kind, spans } = fault;
  const bytes = total(spans);
  if (kind === 'gap' || kind === 'added bytes')
    return {
      line:
        bytes > 0
          ? `Doesn’t cover ${formatBytes(bytes)} of this file (${share(bytes, size)})`
          : 'Doesn’t cover all of this file',
      ranges: spans.map((span) => range(span, 'not covered')),
    };
  return {
    line: kind === 'changed' ? 'Doesn’t match this file' : `Not checked. ${FAULT_DETAILS[kind]}`,
    ranges: [],
  };
}

/** @returns a description of the bytes that the hash covers */
export function hashCoverOf(binding: FileBinding): HashCover {
  if (binding === 'alone')
    return { line: 'Unknown, because this is a manifest store without its file', ranges: [] };
  const { coverage } = binding;
  if (coverage.state === 'covered') return covered(coverage);
  if (coverage.state === 'broken') return broken(coverage);
  return { line: `Not checked. ${coverage.reason}`, ranges: [] };
}
