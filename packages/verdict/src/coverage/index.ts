import { checkBmffHash } from './bmff/hash.ts';
import { bmffStore } from './bmff/store.ts';
import { checkBoxesHash } from './boxes/hash.ts';
import { BrokenContainer, type Container, latin, SeveralStores } from './containers/container.ts';
import { containerOf } from './containers/index.ts';
import { checkDataHash } from './data-hash.ts';
import { fault, Refused } from './faults.ts';
import { type HardBinding, hardBindingOf } from './hard-binding.ts';
import { storeLength, storeProblem, UnknownBinding, wholeStore } from './manifests.ts';
import type { ByteSource, Coverage, CoverageFault, HashKind, RuleInput, RuleOutcome } from './types.ts';

export { SIGNERS, wordsOf } from '../report/states.ts';
export { blobSource, bytesSource } from './bytes.ts';
export type {
  ByteSource,
  Coverage,
  CoverageFault,
  FaultKind,
  HashKind,
  Shown,
  Span,
  Uncovered,
} from './types.ts';
export { unprotectedIn } from './unprotected.ts';

export interface CoverageOptions {
  /** Label of the manifest that the SDK's report is about. */
  active?: string;
  /** Whether the manifest store isn't in the file: a sidecar, or a manifest fetched from elsewhere. */
  isExternal?: boolean;
}

const MISMATCH = {
  data: 'assertion.dataHash.mismatch',
  bmff: 'assertion.bmffHash.mismatch',
  boxes: 'assertion.boxesHash.mismatch',
  collection: 'assertion.collectionHash.mismatch',
} as const satisfies Record<HashKind, CoverageFault['code']>;

const kindOf = (label: string): HashKind =>
  label.startsWith('c2pa.hash.bmff')
    ? 'bmff'
    : label.startsWith('c2pa.hash.boxes')
      ? 'boxes'
      : label.startsWith('c2pa.hash.collection')
        ? 'collection'
        : 'data';

/** Boxes that an ISO base media file can start with; QuickTime files from before 2001 have no `ftyp`. */
const BMFF: readonly string[] = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];

/**
 * The manifest store of a file in its container; for ISO base media files, the box that holds it.
 * @param kind of the hash, if it's known: a BMFF hash is for an ISO base media file, whatever its first box is
 * @throws BrokenContainer, SeveralStores, Refused, UnknownBinding
 */
async function storeOf(source: ByteSource, kind?: HashKind): Promise<Container | undefined> {
  if (kind !== 'bmff' && !BMFF.includes(latin(await source.read({ start: 4, length: 4 }))))
    return containerOf(source);
  const found = await bmffStore(source);
  if (!found) return { format: 'BMFF', bookkeeping: [], metadata: [] };
  const { unit, store } = found;
  return { format: 'BMFF', unit: { name: 'uuid', ...unit }, store, bookkeeping: [], metadata: [] };
}

/**
 * The manifest store in a file, as its container holds it, for tools that report on a file without returning the store.
 * @returns undefined if the file contains none, or is in a format that this library doesn't parse
 * @throws Error if the container is damaged, or holds several stores
 */
export async function storeIn(source: ByteSource): Promise<Uint8Array | undefined> {
  return (await storeOf(source))?.store;
}

const UNREAD: readonly string[] = ['unreadable store', 'several stores', 'added bytes'];

/**
 * Whether a file in which an SDK finds no manifest store has one all the same, or a box for one that can't be read: for
 * example, because someone changed a byte of it.
 */
export async function hasUnreadStore(source: ByteSource): Promise<boolean> {
  try {
    return storeLength((await storeIn(source)) ?? new Uint8Array()) > 0;
  } catch (error) {
    if (error instanceof SeveralStores) return true;
    return error instanceof Refused && 'fault' in error.outcome && UNREAD.includes(error.outcome.fault.kind);
  }
}

/** The store in the file must be the one that the SDK validated. */
function storeFault({ unit, store = new Uint8Array() }: Container, validated: Uint8Array, kind: HashKind) {
  if (!unit) return undefined;
  const problem = storeProblem(store, validated);
  if (problem === 'other store')
    return fault(
      MISMATCH[kind],
      '11.1.4.2',
      "The manifest store in this file isn't the one that was validated.",
      [unit],
      problem,
    );
  if (!problem) return undefined;
  const length = store.length - storeLength(store);
  return fault(
    MISMATCH[kind],
    '15.12.1.1',
    `${length} bytes follow the manifest store in the range that the hash leaves out. Only zero padding is allowed there.`,
    [{ start: unit.start + unit.length - length, length }],
    problem,
  );
}

async function checkBinding(
  binding: HardBinding,
  input: RuleInput,
  container: Container | undefined,
  isExternal: boolean,
): Promise<RuleOutcome> {
  const kind = kindOf(binding.label);
  if (kind === 'collection')
    return { unknown: 'The hash covers a collection of files, and this file is at most one of them.' };
  const wrong = container && storeFault(container, input.store, kind);
  if (wrong && !isExternal) return wrong;
  const other: RuleOutcome = {
    unknown: 'The file also contains its own manifest store, in addition to the one in the sidecar.',
  };
  if (kind === 'bmff') return wrong ? other : checkBmffHash(input);
  const outcome = await (kind === 'boxes' ? checkBoxesHash : checkDataHash)(input, container);
  // Only the store that was validated may be left out: this one could have been put there later.
  const leavesOutStore = 'uncovered' in outcome && outcome.uncovered.some((one) => one.kind === 'manifest');
  return wrong && leavesOutStore ? other : outcome;
}

const refused = ({ outcome }: Refused, size: number): Coverage =>
  'fault' in outcome
    ? { state: 'broken', size, fault: outcome.fault }
    : { state: 'unknown', size, reason: outcome.unknown };

/**
 * What a manifest store's hard binding covers in a file, determined independently of the SDK: which bytes the hash leaves
 * out, whether the standard allows that (C2PA 2.4, §15.12), and whether the rest matches the signed hash.
 *
 * The signature isn't verified here: that's the SDK's part.
 * @param store the manifest store that the SDK validated, as JUMBF
 * @throws DOMException `AbortError` when the source is aborted; nothing else
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_hard_bindings
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validate_the_assets_content
 */
export async function coverageOf(
  source: ByteSource,
  store: Uint8Array,
  { active, isExternal = false }: CoverageOptions = {},
): Promise<Coverage> {
  const { size } = source;
  try {
    const binding = await hardBindingOf(store, active);
    const { manifest, label, assertion, claimAlgorithm, isUpdated } = binding;
    const kind = kindOf(label);
    const container = await storeOf(source, kind);
    // The store of the file, if it only has more manifests, which nothing refers to.
    const whole = (container?.store && wholeStore(container.store, store)) ?? store;
    const input: RuleInput = { source, assertion, label, claimAlgorithm, isUpdated, store: whole };
    const outcome = await checkBinding(binding, input, container, isExternal);
    if ('unknown' in outcome) return { state: 'unknown', kind, size, reason: outcome.unknown };
    if ('fault' in outcome)
      return { state: 'broken', kind, manifest, assertion: label, size, fault: outcome.fault };
    return { state: 'covered', kind, manifest, assertion: label, size, uncovered: outcome.uncovered };
  } catch (error) {
    if (error instanceof Refused) return refused(error, size);
    if (error instanceof SeveralStores)
      return {
        state: 'broken',
        size,
        ...fault(
          'assertion.dataHash.mismatch',
          '11.1.4.2',
          `There is more than one manifest store: ${error.message}. Different readers could validate different ones.`,
          error.spans,
          'several stores',
        ),
      };
    if (error instanceof UnknownBinding || error instanceof BrokenContainer)
      return { state: 'unknown', size, reason: `The hash couldn't be checked: ${error.message}.` };
    if ((error as Error).name === 'AbortError') throw error;
    return { state: 'unknown', size, reason: "The hash couldn't be checked." };
  }
}
