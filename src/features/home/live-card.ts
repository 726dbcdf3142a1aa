import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { reportOf } from '@content-credentials/verdict/report/report';
import { type SummaryRow, summaryRows } from '@content-credentials/verdict/report/summary';
import { type Verdict, verdictOf } from '@content-credentials/verdict/report/verdict';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { read } from '@content-credentials/verdict/sdk/worker/tasks';
import { findTrust } from '@content-credentials/verdict/trust/find-trust';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { fromBase64, parsePem, toPem } from '@content-credentials/verdict/x509/pem';
import { keptValues } from '../../content/cache.ts';
import { EXAMPLE_FILES } from '../../content/data/manifest-examples.ts';
import { SyncBlob, startSdk } from '../pictures/sdk.ts';
import type { TrustListFile } from '../trust/schema.ts';
import { type Anatomy, anatomyOf, imageHash } from './anatomy.ts';

export type Answer = Pick<Verdict, 'tone' | 'title' | 'label' | 'isCracked'>;

/** With the tag of a file that says that AI made it. */
export interface ExampleAnswer extends Answer {
  tag?: SummaryRow['tag'];
}

/** What a card shows about a file. */
export interface Face {
  verdict: Answer;
  rows: readonly SummaryRow[];
}

/** A signed picture, and the same file after one of its bits was changed. */
export interface LiveCard {
  before: Face;
  after: Face;
  anatomy: Anatomy;
  /** Of the image before and after the change. */
  hashes: readonly [before: string, after: string];
  /** Position of the changed byte, from 1. */
  changedByte: number;
  /** Of the examples, in their order, with the trust lists that the inspector uses by default. */
  examples: readonly ExampleAnswer[];
}

const PICTURE = `${EXAMPLE_FILES}/time-stamped.jpg`;
const ROOT = `${EXAMPLE_FILES}/example-root.pem`;

/** The bit that's changed: it's in the compressed pixels, and what it changes in the picture is a spot of 15 pixels. */
const CHANGED = { fromEnd: 5402, bit: 1 };

/** The address of the changed file, so that anybody can check it. */
export const CHANGED_FILE = 'attacks/one-bit.jpg';
export const SIGNED_FILE = PICTURE;

/** The picture's bytes after the change; undefined on sites without the examples. */
export function changedPicture(sourceDir: string): Uint8Array<ArrayBuffer> | undefined {
  const file = join(sourceDir, PICTURE);
  if (!existsSync(file)) return undefined;
  const bytes = new Uint8Array(readFileSync(file));
  const at = bytes.length - CHANGED.fromEnd;
  bytes[at] = (bytes[at] ?? 0) ^ (1 << CHANGED.bit);
  return bytes;
}

/** The card of the last build: to start the SDK takes all cores for half a second, and 0.1 GB. */
const kept = keptValues<LiveCard>('live-card');

/**
 * What the inspector says about both files if it's told to trust the root of the examples.
 * @param examples paths of other files
 * @param lists what these are checked with
 */
export async function liveCard(
  sourceDir: string,
  examples: readonly string[],
  lists: readonly TrustListFile[],
): Promise<LiveCard | undefined> {
  const changed = changedPicture(sourceDir);
  if (!changed) return undefined;
  const root = readFileSync(join(sourceDir, ROOT), 'utf8');
  const signed = new Uint8Array(readFileSync(join(sourceDir, PICTURE)));
  // For one day only: certificates expire.
  const day = new Date().toISOString().slice(0, 10);
  const others = examples.map((path) => new Uint8Array(readFileSync(join(sourceDir, path))));
  const from = [
    day,
    root,
    ...lists.map(({ id, read }) => `${id} ${read}`),
    ...[signed, ...others].map((file) => hash('sha256', file)),
  ].join('\n');
  const known = import.meta.env.PROD ? kept.find(PICTURE, from) : undefined;
  if (known) return known;
  // One after the other: the SDK's memory is shared.
  const ours: TrustPool = {
    title: 'Root of this site’s example files',
    counts: ['signers', 'time stamps'],
    anchors: parsePem(root),
    allowed: [],
  };
  const before = await readWith(signed, [ours]);
  const after = await readWith(changed, [ours]);
  const published = lists.map(poolOf);
  const answers: ExampleAnswer[] = [];
  for (const file of others) {
    const { verdict, rows } = (await readWith(file, published)).face;
    answers.push({ ...verdict, tag: rows.find(({ tag }) => tag?.kind === 'ai')?.tag });
  }
  const anatomy = anatomyOf(signed, before.store);
  const card: LiveCard = {
    before: before.face,
    after: after.face,
    anatomy,
    hashes: [imageHash(signed, anatomy), imageHash(changed, anatomy)],
    changedByte: signed.length - CHANGED.fromEnd + 1,
    examples: answers,
  };
  kept.add(PICTURE, from, card);
  if (import.meta.env.PROD) kept.save();
  return card;
}

const poolOf = ({ id, title, issued, frozen, counts, certificates }: TrustListFile): TrustPool => {
  const all = certificates.map(({ der }) => parseCertificate(fromBase64(der)));
  return { id, title, issued, isFrozen: frozen !== undefined, counts: [counts], anchors: all, allowed: [] };
};

async function readWith(
  bytes: Uint8Array<ArrayBuffer>,
  pools: readonly TrustPool[],
): Promise<{ face: Face; store: Uint8Array }> {
  await startSdk();
  const anchors = pools.flatMap((pool) => pool.anchors.map(toPem)).join('');
  const settings = sdkSettings(anchors ? { anchors } : undefined);
  const taken = await read({
    ask: 'read',
    file: new SyncBlob(bytes),
    type: 'image/jpeg',
    settings,
    origins: [],
  });
  const reading = { report: JSON.parse(taken.report) as unknown, store: taken.store, pictures: new Map() };
  const binding = await bindingOf(reading, new Blob([bytes]), undefined);
  const report = reportOf(reading, binding, await findTrust(reading, pools));
  const { tone, title, label, isCracked } = verdictOf(report);
  const face = { verdict: { tone, title, label, isCracked }, rows: summaryRows(report) };
  return { face, store: taken.store ?? new Uint8Array() };
}
