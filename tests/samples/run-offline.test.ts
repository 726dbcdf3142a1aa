// Reads and signs in a process that has no network at all, not even to itself.
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { folderWith, pythonWith, runIn } from './key-services.ts';
import { execute } from './runner/programs.ts';
import { samplePath } from './workspace.ts';

const NO_NETWORK = ['--map-root-user', '--net'];
const works = await execute('unshare', [...NO_NETWORK, 'true']).catch(() => undefined);
const EXAMPLES = ['created.jpg', 'remote.jpg', 'remote.c2pa', 'time-stamped.jpg', 'example-root.pem'];

let folder: string;
const run = (...args: string[]) =>
  runIn(folder, 'unshare', [...NO_NETWORK, process.execPath, ...args], {}, samplePath('node_modules'));

given(works?.code === 0, 'this system doesn’t allow a process without a network (`unshare --net`)').describe(
  'run-offline',
  () => {
    beforeAll(async () => {
      folder = await folderWith(
        'run-offline/node/offline.mjs',
        'run-offline/python/offline.py',
        'sign-local/node/sign-local-callback.mjs',
      );
      for (const name of EXAMPLES) await cp(samplePath('manifest-examples/files', name), join(folder, name));
    });

    test('a file and its signer are checked, with a time stamp or without', async () => {
      for (const name of ['created.jpg', 'time-stamped.jpg']) {
        const { stdout, stderr } = await run('offline.mjs', name, 'example-root.pem');
        expect(stdout, stderr).toBe(`${name}: Trusted\n`);
      }
    });

    test('a manifest store that isn’t in the file has to be brought along', async () => {
      const alone = await run('offline.mjs', 'remote.jpg', 'example-root.pem');
      expect(alone.stderr).toMatch(/the manifest store of remote\.jpg is at https:\/\/\S+remote\.c2pa/);
      const { stdout } = await run('offline.mjs', 'remote.jpg', 'example-root.pem', 'remote.c2pa');
      expect(stdout).toBe('remote.jpg: Trusted\n');
    });

    test('Python reads the same files', { timeout: 300_000 }, async ({ skip }) => {
      const python = await pythonWith('samples', []);
      if (!python) return skip('Python with venv is not installed');
      const read = (...args: string[]) =>
        runIn(folder, 'unshare', [...NO_NETWORK, python, 'offline.py', ...args], {});
      for (const name of ['created.jpg', 'time-stamped.jpg']) {
        const { stdout, stderr } = await read(name, 'example-root.pem');
        expect(stdout, stderr).toBe(`${name}: Trusted\n`);
      }
      const alone = await read('remote.jpg', 'example-root.pem');
      expect(alone.stderr).toMatch(/https:\/\/\S+remote\.c2pa/);
      const { stdout, stderr } = await read('remote.jpg', 'example-root.pem', 'remote.c2pa');
      expect(stdout, stderr).toBe('remote.jpg: Trusted\n');
    });

    test('it signs', async () => {
      expect(await run('sign-local-callback.mjs')).toMatchObject({ code: 0 });
      expect((await run('offline.mjs', 'signed.jpg')).stdout).toBe('signed.jpg: Trusted\n');
    });

    test('the messages that the page lists', async () => {
      const lines = [
        "import { Reader } from '@contentauth/c2pa-node';",
        'const [file, settings] = process.argv.slice(2);',
        'const reader = await Reader.fromAsset({ path: file }, JSON.parse(settings));',
        'console.log(JSON.stringify(reader.json().validation_results));',
      ];
      await writeFile(join(folder, 'settings.mjs'), lines.join('\n'));
      const answer = async (file: string, settings: object) => {
        const { stdout, stderr } = await run('settings.mjs', file, JSON.stringify(settings));
        return stdout + stderr;
      };
      expect(await answer('remote.jpg', {})).toContain('could not fetch the remote manifest');
      expect(await answer('remote.jpg', { core: { allowed_network_hosts: [] } })).toContain(
        'is not permitted by the allowed list',
      );
      expect(await answer('created.jpg', { verify: { ocsp_fetch: true } })).toContain(
        'signingCredential.ocsp.inaccessible',
      );
    });
  },
);
