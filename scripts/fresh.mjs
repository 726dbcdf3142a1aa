/**
 * Runs a command as a machine that has never seen this project would. Plain JavaScript without packages, because it
 * runs before `npm ci`; Linux and macOS only.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freshMachine } from './lib/fresh/machine.mjs';

const HELP = `Usage: node scripts/fresh.mjs [options] -- <command>

Runs a command as on a machine that has never seen this project: in a fresh clone of the last commit, with an empty home
folder (no cache of npm, npx, pip, cargo, or this project), a plain environment, and only the system's programs.

Options:
  --without <names>  Hides programs: --without "python3 gcc".
  --user <name>      Runs as this user. Only root can do that.
  --node <version>   Uses this version of Node.js, such as 22.
  --folder <name>    Names the clone's folder (site).
  --zip              Copies the commit without .git, as in an unpacked zip.
  --until <text>     Stops the command when it prints this text, and counts that as success.
  --keep             Doesn't delete the folders.

node scripts/fresh.mjs -- npm test
node scripts/fresh.mjs --without "chromium firefox-esr" --until "Serving" -- sh -c "npm ci && npm start"`;

/** @returns the command line; undefined after a message about a mistake in it */
function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...{ without: { type: 'string' }, user: { type: 'string' }, node: { type: 'string' } },
        ...{ folder: { type: 'string' }, until: { type: 'string' } },
        ...{ zip: { type: 'boolean' }, keep: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      },
    });
    if (values.help || positionals.length > 0) return { values, command: positionals };
    console.error('Which command? For example: node scripts/fresh.mjs -- npm test');
  } catch (error) {
    console.error(`${error.message}\nSee node scripts/fresh.mjs --help`);
  }
  return undefined;
}

const given = read();
if (!given) process.exitCode = 2;
else if (given.values.help) console.log(HELP);
else {
  const { without, until, keep, ...kind } = given.values;
  const project = fileURLToPath(new URL('..', import.meta.url));
  const machine = freshMachine(project, { ...kind, without: without?.split(/\s+/) });
  console.log(`Fresh machine: ${machine.site}`);
  const { code, seconds } = await machine.run(given.command, {
    until,
    heard: (text) => process.stdout.write(text),
  });
  console.log(`\nFresh machine: exit code ${code} after ${Math.round(seconds)} s`);
  if (!keep) machine.close();
  process.exitCode = code;
}
