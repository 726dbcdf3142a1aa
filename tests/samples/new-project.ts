// A new project of a framework, whose owner follows a page: what it says to copy and to install, and nothing else.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { withVersions } from '../../src/features/samples/versions.ts';
import { unreachable } from './page-runner/no-network.ts';
import { readersMachine } from './readers-machine.ts';
import { launchChromium } from './runner/page.ts';
import { execute } from './runner/programs.ts';
import { isRegistryGap } from './runner/registry-gaps.ts';
import { samplePath } from './workspace.ts';

const MINUTES = 60_000;

/** A Chromium for the tests of a file or a group, which ends with them. */
export function chromiumForTests(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  return () => browser;
}

/** A section of a page, from its heading to the next heading of the same kind, with versions filled in. */
export async function sectionOf(page: string, heading: string): Promise<string> {
  const text = withVersions(await readFile(page, 'utf8'), '.');
  const start = text.indexOf(heading);
  expect(start, `${page} has no ${heading}`).toBeGreaterThan(-1);
  const level = heading.slice(0, heading.indexOf(' ') + 1);
  const end = text.indexOf(`\n${level}`, start + 1);
  return text.slice(start, end < 0 ? undefined : end);
}

/** The files that a section says to copy, as written there. */
export function copiedIn(section: string): string[] {
  const [list = ''] = /[Cc]opy (?:`[\w./-]+`(?:,? and |, )?)+/.exec(section) ?? [];
  const files = [...list.matchAll(/`([\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files, 'the section says what to copy').not.toEqual([]);
  return files;
}

/** The code blocks of a section in a language. */
export const blocksIn = (section: string, language: string): string[] =>
  [...section.matchAll(new RegExp(`\`\`\`${language}\\b[^\\n]*\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );

/** Writes a file of the project, with its folders. */
export async function put(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

/** Copies files into a folder of the project, as from an unpacked archive. */
export async function copyInto(target: string, from: string, files: readonly string[]): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const file of files) await cp(join(from, file), join(target, basename(file)));
}

const shell = (folder: string, commands: string) =>
  execute('bash', ['-e', '-c', commands], {
    cwd: folder,
    timeout: 8 * MINUTES,
    env: { ...readersMachine(), NEXT_TELEMETRY_DISABLED: '1', CI: '1', NODE_ENV: '' },
  });

/**
 * Types commands in a folder. If an install fails because the registry or the network lacks a file, it's repeated with the
 * versions and overrides of samples/package.json, which is printed.
 * @param skip of the test, which ends there if a host can't be reached
 * @returns what the commands printed
 */
export async function typed(
  folder: string,
  commands: string,
  skip: (reason: string) => never,
): Promise<string> {
  let result = await shell(folder, commands);
  const isPackage = existsSync(join(folder, 'package.json'));
  if (isPackage && (isRegistryGap(result.stderr) || unreachable(result.stderr))) {
    console.log(
      'with the packages of samples/package.json, because the registry or the network lacks a file',
    );
    await pinPackages(folder);
    result = await shell(folder, commands.replaceAll('npm install', 'npm install --ignore-scripts'));
  }
  const reason = result.code === 0 ? undefined : unreachable(result.stderr);
  if (reason) skip(reason);
  expect(result.code, `${commands}\n${result.stdout}\n${result.stderr}`).toBe(0);
  return result.stdout;
}

/** Gives a project the versions and overrides that the samples run with. */
async function pinPackages(folder: string): Promise<void> {
  const file = join(folder, 'package.json');
  const definition = JSON.parse(await readFile(file, 'utf8'));
  const pinned = JSON.parse(await readFile(samplePath('package.json'), 'utf8'));
  for (const [name, version] of Object.entries<string>(definition.dependencies ?? {}))
    if (!version.startsWith('file:')) definition.dependencies[name] = pinned.dependencies[name] ?? version;
  await writeFile(file, JSON.stringify({ ...definition, overrides: pinned.overrides }));
}

/** Opens a page, and reports requests to other hosts and errors in its console when it's closed. */
export async function opened(browser: Browser, address: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const problems: string[] = [];
  const { host } = new URL(address);
  page.on('console', (message) => {
    // A new project may have no icon, which browsers ask for on their own.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) problems.push(`contacts ${url.host}`);
  });
  await page.goto(address);
  return { page, problems };
}
