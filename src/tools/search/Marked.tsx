import type { Segment } from './source.ts';

/** Text with the words that matched. Text stays text, whatever is in it. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return joined(segments).map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text, never reordered
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

/** `claim` and `Signature` of `claimSignature` are one mark and not two with a seam. */
function joined(segments: readonly Segment[]): Segment[] {
  const stretches: Segment[] = [];
  for (const { text, marked } of segments) {
    const last = stretches.at(-1);
    if (last?.marked === marked) last.text += text;
    else stretches.push({ text, marked });
  }
  return stretches;
}
