// What a sample's archive promises: in an empty folder, the commands of its README run the program.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { NO_NETWORK } from '../../labs/page-runner/no-network.ts';
import { execute } from '../../scripts/lib/samples/programs.ts';
import { isRegistryGap } from '../../scripts/lib/samples/registry-gaps.ts';
import { installing } from '../../scripts/lib/samples/toolchain.ts';
import { builtDir } from '../../scripts/lib/testing/site-pages.ts';
import { freshFolder, samplePath, withoutChanging } from './workspace.ts';

/** What a page's reader downloads. The first is one that needs our package. */
const ARCHIVES = [
  'check-coverage/node/check-coverage-node',
  'mark-ai/node/mark-ai-node',
  'mark-ai/python/mark-ai-python',
  'sign-local/python/sign-local-python',
];
const MINUTES = 60_000;

async function unpacked(archive: string): Promise<string> {
  const folder = join(await freshFolder(), 'unpacked');
  const zip = await readFile(join(builtDir, 'samples', `${archive}.zip`));
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return join(folder, archive.slice(archive.lastIndexOf('/') + 1));
}

const shell = (commands: string, cwd: string) =>
  execute('bash', ['-e', '-c', commands], { cwd, timeout: 5 * MINUTES });

test.for(installing() === 'all' ? ARCHIVES : ARCHIVES.slice(0, 1))(
  '%s',
  { timeout: 6 * MINUTES },
  async (archive) => {
    const folder = await unpacked(archive);
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(5);
    const commands = [...readme.matchAll(/^- \w[\w ]*: `(.+)`$/gm)].map(([, command]) => command).join('\n');
    let result = await shell(commands, folder);
    if (isRegistryGap(result.stderr) || NO_NETWORK.test(result.stderr)) {
      console.log(
        `${archive}: with the packages of samples/package.json, because the registry or the network lacks a file`,
      );
      await pinPackages(folder);
      result = await shell(commands.replace('npm install', 'npm install --ignore-scripts'), folder);
    }
    expect(result.code, `${commands}\n${result.stdout}\n${result.stderr}`).toBe(0);
    const expected = (await readFile(join(folder, 'expected.txt'), 'utf8')).trimEnd();
    expect(withoutChanging(result.stdout.trimEnd())).toContain(withoutChanging(expected));
  },
);

/** Gives a project the versions and overrides that the samples run with. */
async function pinPackages(folder: string): Promise<void> {
  const file = join(folder, 'package.json');
  const definition = JSON.parse(await readFile(file, 'utf8'));
  const pinned = JSON.parse(await readFile(samplePath('package.json'), 'utf8'));
  for (const [name, version] of Object.entries<string>(definition.dependencies))
    if (!version.startsWith('file:')) definition.dependencies[name] = pinned.dependencies[name] ?? version;
  await writeFile(file, JSON.stringify({ ...definition, overrides: pinned.overrides }));
}
