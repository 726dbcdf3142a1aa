import { remaining } from './byte-source.ts';
import type { Container, MetadataUnit } from './containers/container.ts';
import { fault } from './faults.ts';
import { endOf, isSame, touches } from './spans.ts';
import type { Span, Uncovered } from './types.ts';

/**
 * Update manifests make the store longer. The exclusion that starts with the store is then treated as having the
 * store's current length, and those after it move (C2PA 2.4, §15.12.1.1).
 */
export function moved(exclusions: readonly Span[], unit: Span | undefined): Span[] {
  const own = unit && exclusions.find(({ start }) => start === unit.start);
  if (!unit || !own) return [...exclusions];
  const by = unit.length - own.length;
  return exclusions.map((one) =>
    one === own
      ? { start: unit.start, length: unit.length }
      : one.start > own.start
        ? { ...one, start: one.start + by }
        : one,
  );
}

/**
 * Whether a range leaves out only metadata: it's within the content of one unit, or covers whole units. If a unit's
 * length were left out without its content, anyone could change that length and reinterpret the rest of the file.
 */
function metadataIn(exclusion: Span, units: readonly MetadataUnit[]): string | undefined {
  const touched = units.filter((unit) => touches(unit, exclusion));
  const inside = touched.find((unit) => exclusion.start >= unit.content && endOf(exclusion) <= endOf(unit));
  if (inside) return inside.name;
  const isTiled =
    touched[0]?.start === exclusion.start &&
    touched.every((unit, index) => {
      const next = touched[index + 1];
      return endOf(unit) === (next ? next.start : endOf(exclusion));
    });
  return isTiled ? touched.map(({ name }) => name).join(', ') : undefined;
}

/** What an exclusion leaves out, if the standard allows it. */
export function permitted(
  exclusion: Span,
  unit: (Span & { name: string }) | undefined,
  container: Container | undefined,
): Uncovered | undefined {
  const padded = container?.paddedUnit;
  if (unit && (isSame(unit, exclusion) || (padded && isSame(padded, exclusion))))
    return { ...exclusion, kind: 'manifest', name: unit.name };
  const field = container?.bookkeeping.find((one) => isSame(one, exclusion));
  if (field) return field;
  const name = metadataIn(exclusion, container?.metadata ?? []);
  return name === undefined ? undefined : { ...exclusion, kind: 'metadata', name };
}

const number = (value: number) => value.toLocaleString('en-US');

/** Why a range may not be left out, with the actual location of the manifest store. */
export function notPermitted(exclusion: Span, unit: Span | undefined, colors: readonly Span[] = []) {
  const place = unit
    ? `The manifest store is at bytes ${number(unit.start)} to ${number(endOf(unit))}.`
    : 'The file holds no manifest store.';
  const spans = remaining(
    exclusion.length,
    unit && touches(unit, exclusion) ? [relative(unit, exclusion)] : [],
  ).map((span) => ({ ...span, start: span.start + exclusion.start }));
  const message = `The hash leaves out bytes ${number(exclusion.start)} to ${number(endOf(exclusion))}. ${place} Only the manifest store and metadata may be left out.${colors.some((one) => touches(one, exclusion)) ? ' The color profile isn’t protected.' : ''}`;
  return fault('assertion.dataHash.mismatch', '15.12.1.1', message, spans.length > 0 ? spans : [exclusion]);
}

function relative(unit: Span, exclusion: Span): Span {
  const start = Math.max(unit.start, exclusion.start);
  return { start: start - exclusion.start, length: Math.min(endOf(unit), endOf(exclusion)) - start };
}
