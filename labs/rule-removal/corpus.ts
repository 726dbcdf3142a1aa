/**
 * Reads each forged and honest file, then removes the checks whose numbers it's sent, one at a time, and reads the files
 * again that come to this check. It sends the number of each, and what the removal changed.
 */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { bytesSource } from '@content-credentials/verdict/coverage';
import { absenceOf } from '@content-credentials/verdict/coverage/absent';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { reportOf } from '@content-credentials/verdict/report/report';
import { ourCoverage, ourVerdict } from '@content-credentials/verdict/testkit/validators/ours';
import { findTrust, type TrustFindings } from '@content-credentials/verdict/trust/find-trust';
import { parseCertificate } from '@content-credentials/verdict/x509/certificate';
import type { Reference } from './reference.ts';
import { removal } from './removal.ts';

/** What a removal changes: a verdict, only what the check of the hash or of trust says about it, or nothing. */
export type Change = 'verdict' | 'words' | 'none';

const { specimens, lists } = deserialize(readFileSync(process.argv[2] ?? '')) as Reference;
const pools = lists.map(({ anchors, ...about }) => ({
  ...about,
  anchors: anchors.map(parseCertificate),
  allowed: [],
}));

/** What the check of trust says by itself. */
const wordsOf = ({ vouchers, signers, stamped, outdated, listed }: TrustFindings): string =>
  JSON.stringify([[...vouchers], [...signers.keys()], [...stamped], [...outdated], listed]);

async function read({ specimen, verdict, returned, withLists }: Reference['specimens'][number]) {
  const coverage = await ourCoverage(specimen, verdict.active);
  const absence = await absenceOf(bytesSource(specimen.file));
  const found: string[] = [ourVerdict(verdict, coverage), coverage?.state ?? 'none', absence ?? 'none'];
  const withReturned = returned && (await ourCoverage({ ...specimen, store: returned }, verdict.active));
  if (withReturned) found.push(withReturned.state);
  if (withLists) {
    const reading = { ...withLists, pictures: new Map() };
    const binding = await bindingOf(
      reading,
      new Blob([specimen.file]),
      specimen.sidecar && new Blob([specimen.sidecar]),
    );
    const trust = await findTrust(reading, pools);
    found.push(reportOf(reading, binding, trust).state, wordsOf(trust));
  }
  // Kind and sentence of a fault, and what isn't protected.
  return { verdict: found.join(', '), words: JSON.stringify(coverage ?? null) };
}

const known: Array<{
  one: Reference['specimens'][number];
  reached: Set<number>;
  verdict: string;
  words: string;
}> = [];
for (const one of specimens) {
  removal.reached = new Set();
  known.push({ one, ...(await read(one)), reached: removal.reached });
}

async function changeWithout(number: number): Promise<Change> {
  let change: Change = 'none';
  for (const { one, reached, verdict, words } of known) {
    if (!reached.has(number)) continue;
    removal.number = number;
    const now = await read(one).catch(() => undefined);
    removal.number = -1;
    if (now?.verdict !== verdict) return 'verdict';
    if (now.words !== words) change = 'words';
  }
  return change;
}

process.on('message', async (numbers: number[]) => {
  for (const number of numbers) process.send?.([number, await changeWithout(number)]);
  process.disconnect();
});
process.send?.('ready');
