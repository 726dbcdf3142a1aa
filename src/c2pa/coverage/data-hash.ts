import { remaining } from './byte-source.ts';
import { type Container, latin } from './containers/container.ts';
import { digest, isAlgorithm, isEqual } from './digest.ts';
import { exclusionsOf } from './exclusions.ts';
import { fault, outcomeOf } from './faults.ts';
import { moved, notPermitted, permitted } from './left-out.ts';
import { withShown } from './shown.ts';
import { touches } from './spans.ts';
import type { ByteSource, RuleInput, RuleOutcome, Span, Uncovered } from './types.ts';
import { wholeStore } from './whole-store.ts';

const base64 = (bytes: Uint8Array): Uint8Array => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return new TextEncoder().encode(btoa(text));
};

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
    return whole && whole.length === text.length ? bytes.length : undefined;
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
  for (const form of [store, base64(store)])
    if (isEqual(await source.read({ start: range.start, length: form.length }), form)) return form.length;
  return range.length > MAX_STORE ? undefined : storeIn(await source.read(range), store);
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
  const exclusions = isUpdated ? moved(given, unit) : given;
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
      `The data hash uses ${String(algorithm)}, which isn't allowed.`,
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
