import type { Container } from '../containers/container.ts';
import type { Span, Uncovered } from '../types.ts';
import { malformed, mismatch } from './faults.ts';
import type { FileBox } from './listed.ts';
import type { Matched } from './matched.ts';

/** The part of a metadata box that may be left out: everything after its marker, type, and length. */
function metadataIn(box: FileBox, { metadata, format }: Container): Span | undefined {
  const unit = metadata.find(({ start }) => start === box.start);
  if (unit) return { start: unit.content, length: box.start + box.length - unit.content };
  if (box.name === 'INFO' && format === 'RIFF') return { start: box.start + 12, length: box.length - 12 };
  if (box.name === '21FE' && format === 'GIF') return { start: box.start + 2, length: box.length - 2 };
  return undefined;
}

/** The bytes that an entry leaves out. @throws Refused when they aren't metadata (C2PA 2.4, §18.7.1) */
export function excludedIn({ entry, boxes }: Matched, container: Container): Uncovered[] {
  if (entry.isExcluded)
    return boxes.map(({ name, start, length }) => {
      if (!metadataIn({ name, start, length }, container))
        throw mismatch(`The hash leaves out the box ${name} at byte ${start}, which isn't metadata.`, [
          { start, length },
        ]);
      return { start, length, kind: 'metadata', name };
    });
  return entry.exclusions.map(({ start, length, index }) => {
    const box = boxes[index];
    if (!box) throw malformed("An exclusion is for a box that isn't there.");
    const span = { start: box.start + start, length };
    const allowed = metadataIn(box, container);
    if (!allowed || span.start < allowed.start || span.start + length > allowed.start + allowed.length)
      throw mismatch(
        `The hash leaves out ${length} bytes of ${box.name} at byte ${span.start} that aren't metadata.`,
        [span],
      );
    return { ...span, kind: 'metadata', name: box.name };
  });
}
