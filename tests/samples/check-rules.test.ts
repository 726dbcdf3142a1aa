// Runs the command that the page gives for a build, with files that must pass it and files that must not.
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { conformanceSpecimens, type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import { beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { folderWith, nodeModulesWith } from './key-services.ts';
import { execute, type RunResult } from './runner/programs.ts';
import { runOk, samplePath } from './workspace.ts';

const PROGRAM = 'check-rules.mjs';
const ALL_MET = 'Meets 31 of 31 file rules (program 0.2, C2PA 2.4)';

const modules = await nodeModulesWith('check-rules', ['--ignore-scripts', '@contentauth/c2pa-wasm@0.15.0']);

/** Where readers have their project. */
let folder: string;
let rules: Specimen[];

beforeAll(async () => {
  folder = await folderWith(`check-rules/node/${PROGRAM}`);
  rules = await conformanceSpecimens();
  if (!modules) return;
  await mkdir(join(folder, 'node_modules'));
  const links = {
    '@contentauth': join(modules, '@contentauth'),
    'content-credentials-hash-coverage': resolve('packages/hash-coverage'),
  };
  for (const [name, to] of Object.entries(links)) await symlink(to, join(folder, 'node_modules', name));
}, 300_000);

const command = (shell: string): Promise<RunResult> => execute('sh', ['-c', shell], { cwd: folder });

/** The program's result for a file of the forgery kit. */
async function checked(id: string): Promise<RunResult> {
  const { name, file } = rules.find((one) => one.id === id) as Specimen;
  await writeFile(join(folder, name), file);
  return command(`node ${PROGRAM} ${name}`);
}

given(modules !== undefined, 'packages can’t be installed without a network').describe('check-rules', () => {
  test('the command of the page passes with a good file, and fails as soon as a forged one is next to it', async () => {
    const page = await readFile('docs/conformance/ci.mdx', 'utf8');
    const [, step = ''] = new RegExp(`^- run: (node ${PROGRAM} .*)$`, 'm').exec(page) ?? [];
    expect(step).toBe(`node ${PROGRAM} signed/*.jpg`);
    await mkdir(join(folder, 'signed'));
    const good = rules.find(({ id }) => id === 'rules-met') as Specimen;
    await writeFile(join(folder, 'signed', good.name), good.file);
    const passed = await command(step);
    expect(passed.code, passed.stderr).toBe(0);
    expect(passed.stdout).toContain(ALL_MET);

    const forged = rules.find(({ id }) => id === 'rules-met-forged') as Specimen;
    await writeFile(join(folder, 'signed', forged.name), forged.file);
    const failed = await command(step);
    expect(failed.code).toBe(1);
    expect(failed.stdout).toContain(passed.stdout);
  });

  test('a forged file that meets every rule fails, and its verdict comes first', async () => {
    const { code, stdout } = await checked('rules-met-forged');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^rules-met-forged\.jpg: Invalid\. .*claimSignature\.mismatch/);
    expect(stdout.split('\n')[1]).toBe(`  ${ALL_MET}`);
  });

  test('a valid file that breaks rules fails, with the clause and the fix for each', async () => {
    const { code, stdout } = await checked('rules-broken');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^rules-broken\.jpg: Valid\. /);
    const broken = stdout.match(/^ {2}not met: /gm) ?? [];
    expect(broken.length).toBeGreaterThan(2);
    expect(stdout).toContain('not met: mandatory_all_actions_included. ');
    const open = stdout.match(/^ {2}(?:not met|warning): /gm) ?? [];
    for (const part of ['Fix', 'Clause'])
      expect(stdout.match(new RegExp(`^ {4}${part}: .`, 'gm'))).toHaveLength(open.length);
  });

  test('no file of the forgery kit passes, nor one without credentials or of another type, nor a build without files', async () => {
    const forged = (await specimens()).filter(({ sidecar, expect }) => !sidecar && expect !== 'Valid');
    expect(forged.length).toBeGreaterThan(50);
    for (const { name, file } of forged) await writeFile(join(folder, name), file);
    const names = forged.map(({ name }) => name);
    const { code, stdout, stderr } = await execute(process.execPath, [PROGRAM, ...names], { cwd: folder });
    expect(stderr).toBe('');
    expect(code).toBe(1);
    for (const name of names) expect(stdout).toContain(`${name}: `);
    const valid = names.filter((name) => stdout.includes(`${name}: Valid.`));
    expect(valid).toEqual(forged.flatMap(({ name, isValidIn092 }) => (isValidIn092 ? [name] : [])));
    for (const name of ['photo.jpg', PROGRAM, 'missing.jpg', ''])
      expect((await command(`node ${PROGRAM} ${name}`)).code, name).toBe(1);
    expect(stdout).not.toMatch(/\bconform(?:s|ant|ing)\b/i);
  });

  test.each([
    ['write-manifest', 'write-manifest.mjs'],
    ['mark-ai', 'mark-ai.mjs'],
    ['write-assertions', 'assertions.mjs'],
  ])('a thumbnail among the created assertions doesn’t move the first action: %s', async (task, program) => {
    const name = `${task}.jpg`;
    await runOk(samplePath(task, 'node', program), ['photo.jpg', name], folder);
    const [, created = ''] = (await readFile(join(folder, name), 'latin1')).split('created_assertions');
    const at = (label: string) => created.indexOf(`c2pa.assertions/${label}`);
    expect(at('c2pa.thumbnail.claim')).toBeGreaterThan(-1);
    expect(at('c2pa.actions.v2')).toBeGreaterThan(at('c2pa.thumbnail.claim'));
    const { stdout } = await command(`node ${PROGRAM} ${name}`);
    expect(stdout).toMatch(/^ {2}Meets \d+ of \d+ file rules/m);
    expect(stdout).not.toContain('inception_action_position');
  });

  test('the same file without the setting breaks the rule for the first action', async () => {
    const source = await readFile(samplePath('write-manifest', 'node', 'write-manifest.mjs'), 'utf8');
    const without = source.replace(/created_assertion_labels: .*$/m, 'created_assertion_labels: [] },');
    expect(without).not.toBe(source);
    // The folder's own packages don't include this library.
    const library = pathToFileURL(
      samplePath('node_modules', '@contentauth', 'c2pa-node', 'dist', 'index.js'),
    ).href;
    await writeFile(join(folder, 'gathered.mjs'), without.replace('@contentauth/c2pa-node', library));
    await runOk(join(folder, 'gathered.mjs'), ['photo.jpg', 'gathered.jpg'], folder);
    const { stdout } = await command(`node ${PROGRAM} gathered.jpg`);
    expect(stdout).toContain('not met: inception_action_position. ');
  });

  test('the output on the page is what the program prints', async () => {
    await runOk(samplePath('conformance-fields', 'node', 'fields.mjs'), ['photo.jpg', 'fields.jpg'], folder);
    const expected = await readFile(samplePath('check-rules', 'node', 'expected.txt'), 'utf8');
    expect((await command(`node ${PROGRAM} fields.jpg`)).stdout).toBe(expected);
  });
});
