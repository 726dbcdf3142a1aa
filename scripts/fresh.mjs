/**
 * Runs a command as a machine that has never seen this project would. Plain JavaScript without packages, because it
 * runs before `npm ci`; Linux and macOS only.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `Usage: node scripts/fresh.mjs [options] -- <command>

Runs a command as on a machine that has never seen this project: in a fresh clone of the last commit, with an empty home
folder (no cache of npm, npx, pip, cargo, or this project), a plain environment, and only the system's programs.

Options:
  --without <names>  Hides programs: --without "python3 gcc".
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
        ...{ without: { type: 'string' }, until: { type: 'string' } },
        ...{ keep: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      },
    });
    if (values.help || positionals.length > 0) return { values, command: positionals };
    console.error('Which command? For example: node scripts/fresh.mjs -- npm test');
  } catch (error) {
    console.error(`${error.message}\nSee node scripts/fresh.mjs --help`);
  }
  return undefined;
}

/**
 * What the network needs isn't this project's to know, so it's passed on: certificates, proxies, and package indexes.
 */
const NETWORK =
  /^[A-Z_a-z]*(?:CERT|CA_BUNDLE|CAINFO|PROXY|proxy|INDEX_URL|FIND_LINKS|registry|cafile)[A-Z_a-z]*$/;

/**
 * @typedef {object} Watching
 * @property {string} [until] Stops the command, as a success, when it has printed this.
 * @property {(text: string) => void} [heard] Called with what it prints.
 *
 * @typedef {object} Result
 * @property {number} code
 * @property {number} seconds
 * @property {string} output
 */

/**
 * The folders of a PATH that belong to the system, not to the user: no toolchains in the home folder, nothing of a
 * project, but always Node.js.
 * @param {string} path
 * @returns {string[]}
 */
function systemFolders(path) {
  const node = dirname(process.execPath);
  const folders = path
    .split(delimiter)
    .filter(
      (folder) => existsSync(folder) && !folder.startsWith(homedir()) && !folder.includes('node_modules'),
    );
  return [...new Set(node.includes('node_modules') ? folders : [...folders, node])];
}

/**
 * Fills a folder with links to all programs of a PATH except some.
 * @param {readonly string[]} folders
 * @param {readonly string[]} hidden
 * @param {string} into
 */
export function linkPrograms(folders, hidden, into) {
  const seen = new Set(hidden);
  for (const folder of folders.filter((one) => existsSync(one))) {
    for (const name of readdirSync(folder)) {
      if (seen.has(name)) continue;
      seen.add(name);
      symlinkSync(join(folder, name), join(into, name));
    }
  }
}

/**
 * Makes the machine.
 * @param {string} project
 * @param {readonly string[]} without programs to hide
 * @returns {{ site: string, run: (command: readonly string[], options?: Watching) => Promise<Result>, close: () => void }}
 */
function freshMachine(project, without) {
  const work = mkdtempSync(join(tmpdir(), 'fresh-'));
  const site = join(work, 'site');
  const [home, temporary, bin] = ['home', 'tmp', 'bin'].map((name) => join(work, name));
  for (const folder of [home, temporary, bin]) mkdirSync(folder);
  must('git', ['clone', '--quiet', project, site]);
  const system = systemFolders(process.env.PATH ?? '');
  let folders = system;
  if (without.length > 0) {
    linkPrograms(system, without, bin);
    folders = [bin];
  }
  const passed = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
  const cafile = spawnSync('npm', ['config', 'get', 'cafile'], {
    encoding: 'utf8',
    cwd: work,
  }).stdout?.trim();
  const env = {
    ...Object.fromEntries(passed),
    ...(cafile && cafile !== 'null' && { npm_config_cafile: cafile }),
    HOME: home,
    TMPDIR: temporary,
    PATH: folders.join(delimiter),
    LANG: 'C.UTF-8',
    TERM: 'dumb',
  };
  return {
    site,
    /** Runs a command in the project's folder. */
    run: (command, options = {}) => run(command, { cwd: site, env, ...options }),
    close: () => rmSync(work, { recursive: true, force: true }),
  };
}

function must(program, args) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
}

/**
 * Runs a command to its end, or until it has printed a text.
 * @param {readonly string[]} command
 * @param {Watching & { cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Result>} code 0 if it printed the text
 */
function run([program, ...args], { cwd, env, until, heard = () => {} }) {
  const start = Date.now();
  return new Promise((done, fail) => {
    // In its own process group, so that everything it starts ends with it.
    const child = spawn(program, args, {
      ...{ cwd, env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isReached = false;
    const hear = (text) => {
      output += text;
      heard(text);
      if (!until || isReached || !output.includes(until)) return;
      isReached = true;
      process.kill(-child.pid, 'SIGTERM');
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('error', fail);
    child.on('close', (code) => {
      done({ code: isReached ? 0 : (code ?? 1), seconds: (Date.now() - start) / 1000, output });
    });
  });
}

async function main() {
  const given = read();
  if (!given) process.exitCode = 2;
  else if (given.values.help) console.log(HELP);
  else {
    const { without = '', until, keep } = given.values;
    const project = fileURLToPath(new URL('..', import.meta.url));
    const machine = freshMachine(project, without.split(/\s+/).filter(Boolean));
    console.log(`Fresh machine: ${machine.site}`);
    const { code, seconds } = await machine.run(given.command, {
      until,
      heard: (text) => process.stdout.write(text),
    });
    console.log(`\nFresh machine: exit code ${code} after ${Math.round(seconds)} s`);
    if (!keep) machine.close();
    process.exitCode = code;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
