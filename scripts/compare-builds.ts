import { commandLine } from './lib/cli/index.ts';
import { type Build, readBuild } from './lib/compare-builds/builds.ts';
import { compareBuilds, differencesText } from './lib/compare-builds/compare.ts';

const {
  words: [oldFolder = '', newFolder = ''],
} = commandLine({
  name: 'npm run compare-builds',
  about:
    "Shows whether a change of the code changed the site: prints each file that differs between two builds with its first differing line, and ends with exit code 1 if there is any. Hashes in file names and dates from git don't count; compressed copies, scripts, and the bytes of pictures that the build signs aren't compared.",
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
