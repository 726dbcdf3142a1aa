import type { Segment } from './source.ts';

/** Text with the matched words highlighted. It's always rendered as text. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return joined(segments).map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

/** Adjacent marks, such as `claim` and `Signature` in `claimSignature`, are joined into one. */
function joined(segments: readonly Segment[]): Segment[] {
  const stretches: Segment[] = [];
  for (const { text, marked } of segments) {
    const last = stretches.at(-1);
    if (last?.marked === marked) last.text += text;
    else stretches.push({ text, marked });
  }
  return stretches;
}
