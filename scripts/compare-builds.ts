import { type Build, readBuild } from './lib/compare-builds/builds.ts';
import { compareBuilds, differencesText } from './lib/compare-builds/compare.ts';

/**
 * `node scripts/compare-builds.ts <old dist> <new dist>`: shows whether a change of the code changed the site. Prints
 * each file that differs with its first differing line and ends with exit code 1 if there is any. Hashes in file names and
 * dates from git don't count; compressed copies, scripts, and the bytes of pictures that the build signs aren't compared.
 */
const [oldFolder, newFolder] = process.argv.slice(2);
if (!oldFolder || !newFolder) {
  console.error('Usage: npm run compare-builds -- <old dist> <new dist>');
  process.exit(2);
}

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
