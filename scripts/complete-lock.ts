import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from './lib/cli/index.ts';
import { completed, HOW_TO_LOCK, type Lock, unlocked, withoutUnlocked } from './lib/lock/lock.ts';

const {
  values: { drop },
} = commandLine({
  name: 'npm run lock',
  about:
    "Completes package-lock.json; run it after every dependency change. npm leaves out an optional package for another platform if the registry in use doesn't have it, and `npm ci` then rejects the lock file. This command adds the missing entries with name, exact version, and the platform in the name; npm skips them on every other platform. It then lists the entries without a checksum, and says how to lock them.",
  options: { drop: { about: 'Remove the entries without a checksum instead, so that npm adds them again.' } },
});

for (const file of ['package-lock.json', 'samples/package-lock.json']) {
  const before = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const write = (lock: Lock) => writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  if (drop) {
    console.log(`${file}: removed ${unlocked(before).length} entries`);
    write(withoutUnlocked(before));
    continue;
  }
  const { lock, added, problems } = completed(before, !file.startsWith('samples'));
  for (const problem of problems) console.warn(`${file}: ${problem}`);
  if (added.length > 0) {
    write(lock);
    console.log(`${file}: added ${added.join(', ')}`);
  }
  const open = unlocked(lock);
  if (open.length > 0)
    console.log(`${file}: ${open.length} entries have no integrity:\n  ${open.join('\n  ')}\n${HOW_TO_LOCK}`);
}
