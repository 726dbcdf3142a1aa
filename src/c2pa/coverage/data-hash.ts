import { remaining } from './byte-source.ts';
import type { Container, MetadataUnit } from './containers/container.ts';
import { digest, isAlgorithm, isEqual } from './digest.ts';
import { exclusionsOf } from './exclusions.ts';
import { BrokenRule, fault } from './faults.ts';
import type { ByteSource, RuleInput, RuleOutcome, Span, Uncovered } from './types.ts';

const endOf = ({ start, length }: Span) => start + length;
const isSame = (a: Span, b: Span) => a.start === b.start && a.length === b.length;
const touches = (a: Span, b: Span) => a.start < endOf(b) && b.start < endOf(a);

const base64 = (bytes: Uint8Array): Uint8Array => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return new TextEncoder().encode(btoa(text));
};

/**
 * Whether the bytes at a place are the manifest store itself, plain or as Base64 (SVG, C2PA 2.4, §A.3.3). That tells
 * where a store lies in formats that aren't taken apart here: PDF, MP3, SVG, JPEG XL.
 * @returns the length of what stands there
 */
async function storeAt(source: ByteSource, start: number, store: Uint8Array): Promise<number | undefined> {
  for (const form of [store, base64(store)])
    if (isEqual(await source.read({ start, length: form.length }), form)) return form.length;
  return undefined;
}

/** The range that the manifest store takes up, when an exclusion is about it. */
async function unitFor(
  { source, store }: RuleInput,
  container: Container | undefined,
  exclusions: readonly Span[],
): Promise<(Span & { name: string }) | undefined> {
  if (container) return container.unit;
  for (const { start } of exclusions) {
    const length = await storeAt(source, start, store);
    if (length !== undefined) return { name: 'manifest store', start, length };
  }
  return undefined;
}

/**
 * Update manifests make the store longer. The exclusion that starts with the store then counts as long as the store is
 * today, and those behind it move (C2PA 2.4, §15.12.1.1).
 */
function moved(exclusions: readonly Span[], unit: Span | undefined): Span[] {
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
 * Whether a range leaves out nothing but metadata: it lies within the content of one unit, or takes units whole. With a
 * unit's length left out but not its content, whoever changes that length decides what the rest of the file is.
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

/** What an exclusion leaves out, as far as the standard allows it. */
function permitted(
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

/** Why a range may not be left out, with where the manifest store really is. */
function notPermitted(exclusion: Span, unit: Span | undefined) {
  const place = unit
    ? `The manifest store is at bytes ${number(unit.start)} to ${number(endOf(unit))}.`
    : 'The file holds no manifest store.';
  const spans = remaining(
    exclusion.length,
    unit && touches(unit, exclusion) ? [relative(unit, exclusion)] : [],
  ).map((span) => ({ ...span, start: span.start + exclusion.start }));
  const message = `The hash leaves out bytes ${number(exclusion.start)} to ${number(endOf(exclusion))}. ${place} Only the manifest store and metadata may be left out.`;
  return fault('assertion.dataHash.mismatch', '15.12.1.1', message, spans.length > 0 ? spans : [exclusion]);
}

function relative(unit: Span, exclusion: Span): Span {
  const start = Math.max(unit.start, exclusion.start);
  return { start: start - exclusion.start, length: Math.min(endOf(unit), endOf(exclusion)) - start };
}

/**
 * The rules for `c2pa.hash.data` (C2PA 2.4, §15.12.1 and §18.5): what is left out is the manifest store as it lies in
 * this file, or metadata, and the hash of the rest is the one that was signed.
 * @param container what the format of the file says of its manifest store
 */
export async function checkDataHash(
  input: RuleInput,
  container: Container | undefined,
): Promise<RuleOutcome> {
  const { source, assertion, claimAlgorithm, isUpdated } = input;
  try {
    const given = exclusionsOf(assertion.get('exclusions'), source.size);
    const unit = await unitFor(input, container, given);
    const exclusions = isUpdated ? moved(given, unit) : given;
    const uncovered: Uncovered[] = [];
    for (const exclusion of exclusions) {
      const known = permitted(exclusion, unit, container);
      if (!known) return notPermitted(exclusion, unit);
      uncovered.push(known);
    }
    const media = container?.media?.find((span) => unit && touches(span, unit));
    if (media)
      return fault(
        'assertion.dataHash.mismatch',
        '15.12.1.1',
        'Part of the picture lies inside the manifest store, which the hash leaves out.',
        [media],
      );
    const algorithm = assertion.get('alg') ?? claimAlgorithm;
    if (!isAlgorithm(algorithm))
      return fault(
        'algorithm.unsupported',
        '13.1',
        `The data hash uses ${String(algorithm)}, which isn't allowed.`,
      );
    const wanted = assertion.get('hash');
    const found = await digest(source, remaining(source.size, exclusions), algorithm);
    if (!(wanted instanceof Uint8Array) || !isEqual(found, wanted))
      return fault(
        'assertion.dataHash.mismatch',
        '15.12.1.1',
        'The bytes of this file have another hash than the one that was signed.',
      );
    return { uncovered };
  } catch (error) {
    if (error instanceof BrokenRule) return { fault: error.fault };
    throw error;
  }
}
