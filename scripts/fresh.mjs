/**
 * Runs a command as a machine that has never seen this project would. Plain JavaScript without packages, because it
 * runs before `npm ci`; Linux and macOS only.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `Usage: node scripts/fresh.mjs [options] -- <command>

Runs a command as on a machine that has never seen this project: in a fresh clone of the last commit, with an empty home
folder (no cache of npm, npx, pip, cargo, or this project), a plain environment, and only the system's programs.

  --until <text>  Stops the command when it prints this text, and counts that as success.`;

/** What the network needs isn't this project's to know, so it's passed on: certificates, proxies, and package indexes. */
const NETWORK =
  /^[A-Z_a-z]*(?:CERT|CA_BUNDLE|CAINFO|PROXY|proxy|INDEX_URL|FIND_LINKS|registry|cafile)[A-Z_a-z]*$/;

/** Runs a command in the clone. @returns {Promise<number>} its exit code; 0 if it printed the text */
function run([program, ...args], options, until) {
  return new Promise((done, fail) => {
    // In its own process group, so that everything it starts ends with it.
    const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      output += text;
      if (until && output.includes(until)) process.kill(-child.pid, 'SIGTERM');
    });
    child.on('error', fail);
    child.on('close', (code) => done(until && output.includes(until) ? 0 : (code ?? 1)));
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help || positionals.length === 0) return console.log(HELP);
  const work = mkdtempSync(join(tmpdir(), 'fresh-'));
  const [site, home] = ['site', 'home'].map((name) => join(work, name));
  mkdirSync(home);
  execFileSync('git', ['clone', '--quiet', fileURLToPath(new URL('..', import.meta.url)), site]);
  // Folders of the system, not of the user or a project, but always Node.js.
  const system = [...(process.env.PATH ?? '').split(delimiter), dirname(process.execPath)].filter(
    (folder) => !folder.startsWith(homedir()) && !folder.includes('node_modules'),
  );
  const passed = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
  const cafile = execFileSync('npm', ['config', 'get', 'cafile'], { encoding: 'utf8', cwd: work }).trim();
  const env = {
    ...Object.fromEntries(passed),
    ...(cafile !== 'null' && { npm_config_cafile: cafile }),
    HOME: home,
    PATH: system.join(delimiter),
    LANG: 'C.UTF-8',
    TERM: 'dumb',
  };
  console.log(`Fresh machine: ${site}`);
  const code = await run(positionals, { cwd: site, env }, values.until);
  console.log(`\nFresh machine: exit code ${code}`);
  rmSync(work, { recursive: true, force: true });
  process.exitCode = code;
}

await main();
