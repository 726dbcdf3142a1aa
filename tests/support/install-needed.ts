/** Installs what all stages need, on Debian and as root; `.ci/run` calls it before `npm run test:all`. */
import { installNeeded, NAMES } from './debian.ts';

const problem = installNeeded(...NAMES);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
