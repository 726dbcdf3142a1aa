import { digest, endOf, isAlgorithm, isEqual, isSame, remaining, touches, valueText } from './bytes.ts';
import { type Container, latin, type MetadataUnit } from './containers/container.ts';
import { broken, fault, outcomeOf } from './faults.ts';
import { wholeStore } from './manifests.ts';
import { withShown } from './shown.ts';
import type { ByteSource, RuleInput, RuleOutcome, Span, Uncovered } from './types.ts';

/** Larger than any manifest store; a store of this size must be the same as the validated one. */
const MAX_STORE = 64 << 20;

/** The store in bytes that begin with it, plain or as Base64, if it's the validated one. @returns its length there */
function storeIn(bytes: Uint8Array, store: Uint8Array): number | undefined {
  const plain = wholeStore(bytes, store);
  if (plain) return plain.length;
  try {
    const text = atob(latin(bytes));
    const whole = wholeStore(
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
      store,
    );
    return whole?.length === text.length ? bytes.length : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the bytes at a position are the manifest store itself, plain or as Base64 (SVG, C2PA 2.4, §A.3.3). This
 * locates a store in formats that aren't parsed here: PDF, MP3, SVG, JPEG XL.
 * @returns the length of the store there
 */
async function storeAt(source: ByteSource, range: Span, store: Uint8Array): Promise<number | undefined> {
  if (range.length <= MAX_STORE) return storeIn(await source.read(range), store);
  const start = await source.read({ start: range.start, length: store.length });
  return isEqual(start, store) ? store.length : undefined;
}

/** The range of the manifest store, if an exclusion is for it. */
async function unitFor(
  { source, store }: RuleInput,
  container: Container | undefined,
  exclusions: readonly Span[],
): Promise<(Span & { name: string }) | undefined> {
  if (container) return container.unit;
  for (const range of exclusions) {
    const length = await storeAt(source, range, store);
    if (length !== undefined) return { name: 'manifest store', start: range.start, length };
  }
  return undefined;
}

async function check(input: RuleInput, container: Container | undefined): Promise<RuleOutcome> {
  const { source, assertion, claimAlgorithm, isUpdated } = input;
  const given = exclusionsOf(assertion.get('exclusions'), source.size);
  const unit = await unitFor(input, container, given);
  const exclusions = isUpdated && unit ? moved(given, unit) : given;
  const uncovered: Uncovered[] = [];
  for (const exclusion of exclusions) {
    const known = permitted(exclusion, unit, container);
    if (!known) return notPermitted(exclusion, unit, container?.colors);
    uncovered.push(await withShown(known, container, source));
  }
  const media = container?.media?.find((span) => unit && touches(span, unit));
  if (media)
    return fault(
      'assertion.dataHash.mismatch',
      '15.12.1.1',
      'Part of the image is inside the manifest store, which the hash leaves out.',
      [media],
    );
  const algorithm = assertion.get('alg') ?? claimAlgorithm;
  if (!isAlgorithm(algorithm))
    return fault(
      'algorithm.unsupported',
      '13.1',
      `The hash algorithm is ${valueText(algorithm)}, which isn't allowed.`,
    );
  const wanted = assertion.get('hash');
  const found = await digest(source, remaining(source.size, exclusions), algorithm);
  if (!(wanted instanceof Uint8Array) || !isEqual(found, wanted))
    return fault(
      'assertion.dataHash.mismatch',
      '15.12.1.1',
      "The hash of this file's bytes isn't the one that was signed.",
    );
  return { uncovered };
}

/**
 * The rules for `c2pa.hash.data` (C2PA 2.4, §15.12.1 and §18.5): only the manifest store in this file, or
 * metadata, is left out, and the hash of the rest matches the signed hash.
 * @param container what the file's format says about its manifest store
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validating_a_data_hash
 */
export const checkDataHash = (input: RuleInput, container: Container | undefined): Promise<RuleOutcome> =>
  outcomeOf(() => check(input, container));

/**
 * The exclusion ranges of a data hash, in order. Only a list of integer ranges in ascending order, without
 * overlaps, is accepted (C2PA 2.4, §15.12.1.1 and §18.5.2).
 * @param size of the file, bytes
 * @throws Refused
 */
function exclusionsOf(listed: unknown, size: number): Span[] {
  const refuse = (message: string, spans: Span[] = []): never => {
    throw broken('assertion.dataHash.malformed', '15.12.1.1', message, spans);
  };
  if (listed === undefined) return [];
  if (!Array.isArray(listed)) return refuse("The exclusions of the data hash aren't a list.");
  const spans: Span[] = [];
  for (const one of listed) {
    const span = one instanceof Map ? { start: one.get('start'), length: one.get('length') } : undefined;
    const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
    if (!span || !isWhole(span.start) || !isWhole(span.length))
      return refuse(
        "The start or length of an exclusion of the data hash isn't a whole number of at least 0.",
      );
    // An empty range leaves nothing out; SDKs write one for a sidecar.
    if (span.length === 0) continue;
    const before = spans.at(-1);
    if (before && before.start + before.length > span.start)
      return refuse(
        `The exclusions of the data hash overlap or aren't in order: one ends at byte ${before.start + before.length}, the next starts at byte ${span.start}.`,
        [span],
      );
    if (span.start + span.length > size)
      throw broken(
        'assertion.dataHash.mismatch',
        '15.12.1.1',
        `An exclusion of the data hash ends at byte ${span.start + span.length}, but the file has ${size} bytes.`,
        [span],
        'changed',
      );
    spans.push({ start: span.start, length: span.length });
  }
  return spans;
}

/**
 * Update manifests make the store longer. The exclusion that starts with the store is then treated as having the
 * store's current length, and those after it move (C2PA 2.4, §15.12.1.1).
 */
function moved(exclusions: Span[], unit: Span): Span[] {
  const own = exclusions.find(({ start }) => start === unit.start);
  if (!own) return exclusions;
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

/** Why a range may not be left out, with the actual location of the manifest store. */
function notPermitted(exclusion: Span, unit: Span | undefined, colors: readonly Span[] = []) {
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
