import type { Coverage } from '@content-credentials/verdict/coverage';
import { program } from 'commander';
import { engineDifferences } from '../../../../src/content/data/engine-differences.ts';
import { type Complaint, complaintsAbout, type Verdicts } from './compare.ts';
import { exhibits } from './exhibits.ts';
import { engines } from './index.ts';
import { ourCoverage } from './ours.ts';
import { type Exhibit, validateAll } from './validator.ts';
import type { Verdict } from './verdict.ts';

const codes = ({ state, failure, informational, message }: Verdict): string => {
  if (state === 'error' || state === 'not supported')
    return `${state}: ${message?.split('\n')[0]?.slice(0, 90)}`;
  return [state, ...failure, ...informational.map((code) => `(${code})`)].join(' ');
};

function coverageLine(coverage: Coverage | undefined): string[] {
  if (!coverage) return [];
  if (coverage.state === 'broken')
    return [`    our coverage: broken, ${coverage.fault.code}: ${coverage.fault.message}`];
  return [`    our coverage: ${coverage.state}${coverage.state === 'unknown' ? `, ${coverage.reason}` : ''}`];
}

/** The engines' results for a file, with equal ones on one line. */
export function verdictLines(
  { id }: Exhibit,
  verdicts: Verdicts,
  coverage: Coverage | undefined,
  complaints: readonly Complaint[],
): string[] {
  const bySaying = Map.groupBy(Object.entries(verdicts), ([, verdict]) => codes(verdict));
  const lines = [...bySaying].map(
    ([words, list]) => `    ${list.map(([name]) => name).join(', ')}: ${words}`,
  );
  const wrong = complaints.map(
    ({ engine, unlisted, gone }) =>
      `  ! ${engine}: ${[...unlisted.map((one) => `not listed: ${one}`), ...gone.map((one) => `no longer: ${one}`)].join('; ')}`,
  );
  return [id, ...lines, ...coverageLine(coverage), ...wrong];
}

const [part = ''] = program
  .name('npm run lab -- validators')
  .description(
    "Validates forged files, the examples, and one file of each format with every SDK on this machine, and prints what each reports. Marks differences that aren't in data/engine-differences.json.",
  )
  .argument('[part of an id]', 'Only files whose id contains this.')
  .parse().args;
const files = (await exhibits()).filter(({ id }) => id.includes(part));
const { differences } = engineDifferences('.');
const { verdicts, engineVersions, missing } = await validateAll(engines, files);
let unknown = 0;
for (const file of files) {
  const fileVerdicts = verdicts[file.id] ?? {};
  const complaints = complaintsAbout(file.id, fileVerdicts, differences);
  unknown += complaints.length > 0 ? 1 : 0;
  const [active] = Object.values(fileVerdicts).flatMap((one) => one.active ?? []);
  for (const line of verdictLines(file, fileVerdicts, await ourCoverage(file, active), complaints))
    console.log(line);
}
console.log(`\n${files.length} files; validated by: ${engineVersions.join(', ')}`);
for (const [name, why] of Object.entries(missing)) console.log(`${name} was skipped: ${why}`);
console.log(
  unknown === 0 ? 'Every difference is known.' : `${unknown} files have a difference that isn't listed.`,
);
process.exitCode = unknown === 0 ? 0 : 1;
