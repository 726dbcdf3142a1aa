import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError, type ConfigProblem, keyPath } from './errors.ts';
import { type Checked, checkWith } from './issues.ts';
import { withLines } from './lines.ts';
import { linkPolicyFrom } from './link-policy.ts';
import { loadFailure } from './load-failure.ts';
import { redirectProblems } from './redirect-rules.ts';
import { flattenRedirects, type Redirect, redirectsSchema } from './redirects.ts';
import { privateKeyPaths, secretFix } from './secrets.ts';
import { sidebarsSchema, type WrittenSidebars } from './sidebars.ts';
import { type Site, siteSchema } from './site.ts';

/** A site's configuration, checked and with every default filled in. */
export interface LoadedConfig {
  site: Site;
  sidebars: WrittenSidebars;
  redirects: Redirect[];
  /** Absolute paths of the files read, for the dev server to watch. */
  files: string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const starters = {
  'site.config.ts': "{ title: 'My site', url: 'https://docs.example.org' }",
  'sidebars.ts': "{ docs: ['introduction'] }",
  'redirects.ts': '[]',
};
type FileName = keyof typeof starters;

/**
 * Reads site.config.ts, sidebars.ts, and redirects.ts in `sourceDir` again on every call; the runtime still caches
 * the modules that these files import. LINK_POLICY in `env` overrides the three link settings.
 * @throws ConfigError with every problem in all three files
 */
export async function loadConfig(sourceDir: string, env: Environment = process.env): Promise<LoadedConfig> {
  const folder = resolve(sourceDir);
  const [site, sidebars, redirects] = await Promise.all([
    loadFile(folder, 'site.config.ts', (input) => checkSite(input, env)),
    loadFile(folder, 'sidebars.ts', checkSidebars),
    loadFile(folder, 'redirects.ts', checkRedirects),
  ]);
  if (!site.ok || !sidebars.ok || !redirects.ok) {
    const problems = [site, sidebars, redirects].flatMap(problemsOf);
    // A file that two others import is wrong once.
    const different = new Map(problems.map((problem) => [`${problem.file} ${problem.problem}`, problem]));
    throw new ConfigError(await withLines([...different.values()], folder));
  }
  return {
    site: site.value,
    sidebars: sidebars.value,
    redirects: redirects.value,
    files: Object.keys(starters).map((name) => join(folder, name)),
  };
}

/** The contents of site.config.ts, checked, with defaults and LINK_POLICY from `env` applied. */
export function checkSite(input: unknown, env: Environment = {}): Checked<Site> {
  const site = checkWith(siteSchema, input, 'site.config.ts');
  const policy = linkPolicyFrom(env);
  const keys = privateKeys(input, 'site.config.ts');
  if (site.ok && policy.ok && keys.length === 0)
    return { ok: true, value: { ...site.value, ...policy.value } };
  return { ok: false, problems: [...problemsOf(site), ...keys, ...problemsOf(policy)] };
}

/** The contents of sidebars.ts, checked, with every shorthand expanded. */
export function checkSidebars(input: unknown): Checked<WrittenSidebars> {
  return checkWith(sidebarsSchema, input, 'sidebars.ts');
}

/** The contents of redirects.ts, checked, with one entry per old address. */
export function checkRedirects(input: unknown): Checked<Redirect[]> {
  const result = checkWith(redirectsSchema, input, 'redirects.ts');
  if (!result.ok) return result;
  const redirects = flattenRedirects(result.value);
  const problems = redirectProblems(redirects);
  return problems.length === 0 ? { ok: true, value: redirects } : { ok: false, problems };
}

async function loadFile<T>(
  folder: string,
  file: FileName,
  check: (input: unknown) => Checked<T>,
): Promise<Checked<T>> {
  const path = join(folder, file);
  const broken = (problem: string, fix: string): Checked<T> => ({
    ok: false,
    problems: [{ file, key: '', problem, fix }],
  });
  const starter = `\`export default ${starters[file]};\``;
  if (!existsSync(path)) return broken('the file is missing', `create it with ${starter}`);
  try {
    // The query makes the runtime read the file again if it was edited. The next build finds it in compiled form.
    const digest = hash('sha256', readFileSync(path), 'hex');
    const module: { default?: unknown } = await import(
      /* @vite-ignore */ `${pathToFileURL(path).href}?load=${digest}`
    );
    if (module.default === undefined)
      return broken("it doesn't have a default export", `end it with ${starter}`);
    return check(module.default);
  } catch (error) {
    return { ok: false, problems: [await loadFailure(error, folder, file)] };
  }
}

function privateKeys(input: unknown, file: FileName): ConfigProblem[] {
  return privateKeyPaths(input)
    .map(keyPath)
    .map((key) => ({
      file,
      key,
      problem: `\`${key}\` contains a private key`,
      fix: secretFix,
    }));
}

const problemsOf = (result: Checked<unknown>): ConfigProblem[] => (result.ok ? [] : result.problems);
