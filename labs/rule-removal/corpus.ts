/** Prints what's found out about each specimen: id, then results. Its argument is what `reference.ts` wrote. */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { reportOf } from '@content-credentials/verdict/report/report';
import { ourCoverage, ourVerdict } from '@content-credentials/verdict/testkit/validators/ours';
import { findTrust } from '@content-credentials/verdict/trust/find-trust';
import { parseCertificate } from '@content-credentials/verdict/x509/certificate';
import type { Reference } from './reference.ts';

const [path = ''] = process.argv.slice(2);
const { specimens, lists } = deserialize(readFileSync(path)) as Reference;
const pools = lists.map(({ anchors, ...about }) => ({
  ...about,
  anchors: anchors.map(parseCertificate),
  allowed: [],
}));

const results: Record<string, string> = {};
for (const { specimen, verdict, withLists } of specimens) {
  const coverage = await ourCoverage(specimen, verdict.active);
  const found: string[] = [ourVerdict(verdict, coverage), coverage?.state ?? 'none'];
  if (withLists) {
    const reading = { ...withLists, pictures: new Map() };
    const binding = await bindingOf(reading, new Blob([specimen.file]), specimen.sidecar !== undefined);
    found.push(reportOf(reading, binding, await findTrust(reading, pools)).state);
  }
  results[specimen.id] = found.join(', ');
}
console.log(JSON.stringify(results));
