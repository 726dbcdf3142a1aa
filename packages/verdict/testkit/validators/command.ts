import { commandLine } from '../../../../scripts/command-line.ts';
import { engineDifferences } from '../../../../src/content/data/engine-differences.ts';
import { complaintsAbout } from './compare.ts';
import { exhibits } from './exhibits.ts';
import { engines } from './index.ts';
import { ourCoverage } from './ours.ts';
import { validateAll } from './run.ts';
import { verdictLines } from './table.ts';

const {
  words: [part = ''],
} = commandLine({
  name: 'npm run lab -- validators',
  about:
    "Validates forged files, the examples, and one file of each format with every SDK on this machine, and prints what each reports. Marks differences that aren't in data/engine-differences.json.",
  words: { name: 'part of an id', about: 'Only files whose id contains this.', atMost: 1 },
});
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
