import { commandLine } from './lib/cli/index.ts';
import { type Build, readBuild } from './lib/compare-builds/builds.ts';
import { compareBuilds, differencesText } from './lib/compare-builds/compare.ts';

const {
  words: [oldFolder = '', newFolder = ''],
} = commandLine({
  name: 'npm run compare-builds',
  about:
    "Shows whether a code change altered the site: prints each file that differs between two builds with its first differing line, and exits with code 1 if any differ. Ignores hashes in file names and dates from git, and doesn't compare compressed copies, scripts, or the bytes of images that the build signs.",
  words: { name: 'dist', about: 'The folder of the old build, then the new one.', atLeast: 2, atMost: 2 },
});

function read(folder: string): Build {
  try {
    return readBuild(folder);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(2);
  }
}

const before = read(oldFolder);
const after = read(newFolder);
const differences = compareBuilds(before, after);
console.log(differencesText(differences, new Set([...before.keys(), ...after.keys()]).size));
if (differences.length > 0) process.exitCode = 1;
