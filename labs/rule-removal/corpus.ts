/**
 * Prints what's found out about each specimen: id, then results. Its first argument is what `reference.ts` wrote. With a second
 * one, which holds earlier results, it fails at the first verdict that's different, and at the end if only the words of the
 * hash check are.
 */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { reportOf } from '@content-credentials/verdict/report/report';
import { ourCoverage, ourVerdict } from '@content-credentials/verdict/testkit/validators/ours';
import { findTrust, type TrustFindings } from '@content-credentials/verdict/trust/find-trust';
import { parseCertificate } from '@content-credentials/verdict/x509/certificate';
import type { Reference } from './reference.ts';
import { ONLY_WORDS } from './removed.ts';

const [path = '', earlier] = process.argv.slice(2);
interface Result {
  verdict: string;
  /** What the hash check says: kind and sentence of a fault, and what isn't protected. */
  words: string;
}
const expected: Record<string, Result> | undefined = earlier && JSON.parse(readFileSync(earlier, 'utf8'));
const { specimens, lists } = deserialize(readFileSync(path)) as Reference;
const pools = lists.map(({ anchors, ...about }) => ({
  ...about,
  anchors: anchors.map(parseCertificate),
  allowed: [],
}));

/** What the check of trust says by itself. */
const wordsOf = ({ vouchers, stamped, outdated, listed }: TrustFindings): string =>
  JSON.stringify([[...vouchers], [...stamped], [...outdated], listed]);

const results: Record<string, Result> = {};
let hasOtherWords = false;
for (const { specimen, verdict, returned, withLists } of specimens) {
  const coverage = await ourCoverage(specimen, verdict.active);
  const found: string[] = [ourVerdict(verdict, coverage), coverage?.state ?? 'none'];
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
  const result = { verdict: found.join(', '), words: JSON.stringify(coverage ?? null) };
  results[specimen.id] = result;
  const before = expected?.[specimen.id];
  if (before && result.verdict !== before.verdict) process.exit(1);
  if (before && result.words !== before.words) hasOtherWords = true;
}
if (hasOtherWords) process.exit(ONLY_WORDS);
console.log(JSON.stringify(results));
