/** Prints the ids of the specimens whose verdict isn't the expected one. Its argument is what `reference.ts` wrote. */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { bindingOf } from '../../src/c2pa/report/file-binding.ts';
import { reportOf } from '../../src/c2pa/report/report.ts';
import { findTrust } from '../../src/c2pa/trust/find-trust.ts';
import { parseCertificate } from '../../src/c2pa/x509/certificate.ts';
import { ourCoverage, ourVerdict } from '../validators/ours.ts';
import type { Reference } from './reference.ts';

const [path = ''] = process.argv.slice(2);
const { specimens, lists } = deserialize(readFileSync(path)) as Reference;
const pools = lists.map(({ anchors, ...about }) => ({
  ...about,
  anchors: anchors.map(parseCertificate),
  allowed: [],
}));

const red: string[] = [];
for (const { specimen, verdict, withLists } of specimens) {
  const ours = ourVerdict(verdict, await ourCoverage(specimen, verdict.active));
  const isExpected = specimen.expect === 'not Valid' ? ours !== 'Valid' : ours === specimen.expect;
  let isTrustExpected = true;
  if (withLists) {
    const reading = { ...withLists, pictures: new Map() };
    const binding = await bindingOf(reading, new Blob([specimen.file]), specimen.sidecar !== undefined);
    const { state } = reportOf(reading, binding, await findTrust(reading, pools));
    isTrustExpected = state === specimen.withLists;
  }
  if (!isExpected || !isTrustExpected) red.push(specimen.id);
}
console.log(JSON.stringify(red));
