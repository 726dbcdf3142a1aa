// One file, read with two cores that write bytes in different forms, has the same hashes in both languages' programs.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unreachable } from './page-runner/no-network.ts';
import { newestWasm } from './runner/newest.ts';
import { findPython } from './runner/toolchains/python.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace.ts';

const PROGRAMS = {
  'Node.js': samplePath('report-bytes', 'node', 'report-bytes.mjs'),
  Python: samplePath('report-bytes', 'python', 'report_bytes.py'),
};
const SETTINGS = JSON.stringify({ verify: { remote_manifest_fetch: false } });

/** The published files with hashes of ingredients, of an identity, and of boxes, and how many hashes their reports have. */
const FILES = [
  { name: 'composite.jpg', type: 'image/jpeg', hashes: 3 },
  { name: 'identity.jpg', type: 'image/jpeg', hashes: 3 },
  { name: 'video.mp4', type: 'video/mp4', hashes: 1 },
];

test.for(Object.entries(PROGRAMS))(
  '%s: the hashes are those of the other core',
  { timeout: 120_000 },
  async ([, program], { skip }) => {
    if (program.endsWith('.py') && !findPython()) skip("Python isn't installed");
    const installed = await newestWasm('.');
    if ('failed' in installed) {
      const reason = unreachable(installed.failed);
      if (reason) skip(reason);
      throw new Error(installed.failed);
    }
    const folder = await folderWithCertificates();
    for (const { name, type, hashes } of FILES) {
      const file = samplePath('manifest-examples', 'files', name);
      const reader = await installed.wasm.WasmReader.fromBytes(type, await readFile(file), SETTINGS);
      await writeFile(join(folder, 'new.json'), reader.json());
      reader.free();
      const old = samplePath('manifest-examples', 'files', name.replace(/\.\w+$/, '.json'));
      const before = await runOk(program, [old], folder);
      expect(await runOk(program, ['new.json'], folder), name).toBe(before);
      expect(before.match(/ [0-9a-f]{64}$/gm)).toHaveLength(hashes);
    }
  },
);

test.for(Object.entries(PROGRAMS))('%s: text in place of bytes is refused', async ([, program]) => {
  const folder = await folderWithCertificates();
  for (const hash of ["b64'AQID", 'not a hash!', { 0: 1 }, [256], true]) {
    const report = { active_manifest: 'a', manifests: { a: { hash } } };
    await writeFile(join(folder, 'report.json'), JSON.stringify(report));
    expect((await run(program, ['report.json'], folder)).code, JSON.stringify(hash)).not.toBe(0);
  }
});
