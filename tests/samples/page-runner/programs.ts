import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** A program that pages call and a machine may lack. */
interface Program {
  /** Why it can't run here, if the machine lacks it. */
  missing: string;
  /** Shell commands that fail if the machine lacks it; none if a page's own commands install it. */
  has?: string;
  /** Installing or building it takes minutes, so `npm test` does without it. */
  isSlow?: true;
  /** What it doesn't work without. */
  needs?: readonly string[];
}

const system = (name: string, called = name): Program => ({
  missing: `${called} isn't installed`,
  has: `command -v ${name}`,
});
const installed = (called: string, needs: string, more: Partial<Program> = {}): Program => ({
  missing: `${called} isn't installed`,
  needs: [needs],
  ...more,
});

/**
 * Every program that pages call, apart from Node.js, npm, and what every Unix system has. A block of commands that
 * needs a missing one is left out with the reason given here.
 */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  bao: installed('OpenBao', 'python3', { isSlow: true }),
  c2patool: {
    missing: "C2PA Tool isn't installed; `npm run samples` builds it, which takes minutes",
    has: 'command -v c2patool',
  },
  cargo: { ...system('cargo', 'Rust'), isSlow: true, needs: ['gcc'] },
  cbindgen: installed('cbindgen', 'cargo'),
  curl: system('curl'),
  'g++': system('g++'),
  gcc: system('gcc'),
  git: system('git'),
  jq: system('jq'),
  moto_server: installed('moto', 'python3', { isSlow: true }),
  openssl: system('openssl', 'OpenSSL'),
  pip: installed('pip', 'python3'),
  'pkcs11-tool': system('pkcs11-tool', 'OpenSC'),
  python: installed('Python', 'python3'),
  python3: { missing: "Python with venv isn't installed", has: "python3 -c 'import venv, ensurepip'" },
  'softhsm2-util': system('softhsm2-util', 'SoftHSM'),
  trustmark: installed('trustmark-cli', 'cargo'),
};

/**
 * The programs of {@link PROGRAMS} that commands call, directly or in a script of their folder: `sh make-certs.sh` needs
 * what the script calls, and `node server.mjs` what the program starts.
 */
export function programsIn(commands: string, folder: string): Set<string> {
  const found = new Set<string>();
  const read = new Set<string>();
  const add = (name: string) => {
    found.add(name);
    for (const needed of PROGRAMS[name]?.needs ?? []) add(needed);
  };
  const look = (text: string, isShell: boolean) => {
    for (const name of Object.keys(PROGRAMS)) if (isShell ? calls(name, text) : names(name, text)) add(name);
    for (const file of filesIn(text, folder)) {
      if (read.has(file)) continue;
      read.add(file);
      const content = readFileSync(file, 'utf8');
      if (basename(file) === 'package.json') look(scriptsIn(content), true);
      else look(content, extname(file) === '.sh');
    }
  };
  look(commands, true);
  return found;
}

const escaped = (name: string) => name.replaceAll('+', '\\+');

/** Whether shell commands call a program: at their start, or after `|`, `;`, `&`, `(`, `{`, a keyword, or a variable. */
const calls = (name: string, text: string): boolean =>
  new RegExp(
    `(?:^|[|;&(!{]|\\b(?:do|then|else|if|while|exec)\\s|\\b[A-Z_]+=\\S+)[ \\t]*${escaped(name)}(?=\\s|$)`,
    'm',
  ).test(text);

/** Whether a program in another language names it in a string by itself, as `spawn('c2patool', …)` does. */
const names = (name: string, text: string): boolean => new RegExp(`(['"\`])${escaped(name)}\\1`).test(text);

/** The scripts and modules of a folder that a text names, and package.json if it runs one of its scripts. */
function filesIn(text: string, folder: string): string[] {
  const named: string[] = text.match(/[\w./-]+\.(?:sh|mjs|js|ts|py)\b/g) ?? [];
  if (/\bnpm (?:start|test|run)\b/.test(text)) named.push('package.json');
  return [...new Set(named)].map((name) => join(folder, name)).filter((file) => existsSync(file));
}

function scriptsIn(manifest: string): string {
  const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> };
  return Object.values(scripts).join('\n');
}
