import { program } from 'commander';
import { complaintsAbout, sdkComplaints } from './compare.ts';
import { extract, filesIn, nameOf, readList } from './list.ts';
import { inMcp, inPage } from './page.ts';
import { inPython, inWasm, type SdkRun } from './sdk.ts';

const values = program
  .name('npm run lab -- real-files')
  .description(
    'Opens real files of public repositories with the inspector and the MCP server of the built site (npm run build) and with SDKs, and fails if a state or a headline isn’t the one in labs/real-files/files.json.',
  )
  .option('--files <folder>', 'A folder with files of the list, found by their content.')
  .option('--from <folder>', 'Copies the files into that folder first, out of git clones in this one.')
  .option(
    '--core <folder>',
    'Also reads with @contentauth/c2pa-wasm, of a newer version, that’s installed in this folder.',
  )
  .option('--texts', 'Also prints every headline.')
  .parse()
  .opts<{ files?: string; from?: string; core?: string; texts?: true }>();
if (!values.files) throw new Error('Name a folder: npm run lab -- real-files --files ../real-files');

const list = readList();
if (values.from) extract(values.from, values.files, list);
const found = filesIn(values.files, list);
const missing = list.filter((file) => !found.some((one) => one.file === file));
console.log(`${found.length} of ${list.length} files are here.`);
for (const file of missing) console.log(`  missing: ${nameOf(file)}`);

const paths = found.map(({ path }) => path);
const lines: string[] = [];
const note = (index: number, who: string, complaints: readonly string[]) => {
  const file = found[index]?.file;
  if (!file) return;
  for (const complaint of complaints)
    lines.push(`${nameOf(file)}\n  ${who} ${complaint}${file.note ? `\n  (${file.note})` : ''}`);
};

const [page, mcp, python] = await Promise.all([inPage(paths), inMcp(paths), inPython(paths)]);
const seen = { 'The page': page, 'The MCP server': mcp };
for (const [index, { file }] of found.entries()) {
  for (const [who, answers] of Object.entries(seen)) {
    const answer = answers[index];
    if (answer) note(index, who, complaintsAbout(file, answer));
  }
  const shown = seen['The page'][index];
  if (values.texts && shown)
    console.log(`${nameOf(file)}\n  [${shown.label}] ${shown.headline}\n  ${shown.sentence}`);
}

const runs: SdkRun[] = values.core ? [await inWasm(values.core, paths)] : [];
if ('missing' in python) console.log(`c2pa-python was skipped: ${python.missing}`);
else runs.push(python);
for (const { name, verdicts, headlines = [] } of runs)
  for (const [index, { file }] of found.entries()) {
    const [verdict, headline] = [verdicts[index], headlines[index]];
    if (verdict) note(index, name, sdkComplaints(file, verdict));
    if (headline) note(index, `Our report with ${name}`, complaintsAbout(file, headline, 'newer'));
  }

for (const line of lines) console.log(line);
const readers = ['the page', 'the MCP server', ...runs.map(({ name }) => name)].join(', ');
console.log(`${found.length} files, read by ${readers}: ${lines.length} disagreements.`);
process.exitCode = lines.length === 0 && found.length > 0 ? 0 : 1;
