import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CodeJob } from '@content-credentials/tools/signing-lab/code/job';
import { CODE_LANGUAGES, type CodeLanguage } from '@content-credentials/tools/signing-lab/code/languages';
import { DRAWN, firstDefinition, withForm } from '@content-credentials/tools/signing-lab/model/definition';
import { withStatements } from '@content-credentials/tools/signing-lab/model/statements';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectOutput } from './runner/inspect-output.ts';
import { cached, execute } from './runner/programs.ts';
import { installing, isMissing, type Missing, type Runner } from './runner/toolchain.ts';
import { toolchains } from './runner/toolchains/index.ts';
import { folderWithCertificates, samplePath } from './workspace.ts';

/** Runs the programs that the signing lab offers to copy, with the published packages. */

const type = 'image/jpeg';
const files = { source: 'photo.jpg', destination: 'signed.jpg', type };
const drawn = firstDefinition('Evening', DRAWN);

interface Case {
  name: string;
  job: CodeJob;
  finds: Record<string, unknown>;
}

const CASES: readonly Case[] = [
  {
    name: 'something new',
    job: { ...files, definition: drawn },
    finds: { title: 'Evening', actions: [expect.stringContaining('c2pa.created')] },
  },
  {
    name: 'all assertions of the form, and hostile text',
    job: {
      ...files,
      definition: withStatements(
        withForm(drawn, { title: 'Müller’s "test" \\ \u202e ??/ )json" #', done: ['c2pa.cropped'] }),
        {
          author: 'A. Photographer 😀',
          rights: "All rights 'reserved'",
          training: 'notAllowed',
          disclosure: { model: 'Example Model', oversight: 'human_validated' },
        },
      ),
    },
    finds: {
      title: 'Müller’s "test" \\ \u202e ??/ )json" #',
      assertions: expect.arrayContaining(['cawg.metadata', 'cawg.training-mining', 'c2pa.ai-disclosure']),
    },
  },
  {
    name: 'an edit with a parent',
    job: {
      ...files,
      definition: withForm(drawn, { isNew: false, done: ['c2pa.resized'] }),
      parent: { file: 'before.jpg', type },
    },
    finds: {
      actions: [expect.stringContaining('c2pa.opened'), expect.stringContaining('c2pa.resized')],
      ingredients: ['parentOf before.jpg'],
      manifests: 2,
    },
  },
];

const prepared = new Map<string, Runner | Missing>();
let folder = '';

beforeAll(async () => {
  folder = await folderWithCertificates();
  for (const name of ['chain.pem', 'signer.key'])
    await copyFile(join(folder, 'test-certs', name), join(folder, name));
  await symlink(samplePath('node_modules'), join(folder, 'node_modules'));
  for (const toolchain of toolchains)
    if (CODE_LANGUAGES.some(({ key }) => key === toolchain.language))
      prepared.set(toolchain.language, await toolchain.prepare(samplePath(), installing()));
  // The parent of the edit.
  const node = prepared.get('node');
  if (!node || isMissing(node)) throw new Error('Node.js is missing');
  const [, , edit] = CASES;
  if (!edit) throw new Error('there are three cases');
  const path = join(folder, 'before.mjs');
  await writeFile(
    path,
    CODE_LANGUAGES[0].program({ ...files, definition: drawn, destination: 'before.jpg' }),
  );
  const { code, stderr } = await node.run({ task: '', path, args: [], cwd: folder, choose: [] });
  expect(code, stderr).toBe(0);
}, 1_800_000);

afterAll(async () => {
  for (const one of prepared.values()) if (!isMissing(one)) await one.close?.();
});

/** A page that calls the module as its comment says. */
const page = (inputs: readonly string[], destination: string) => `<!doctype html>
${inputs.map((name) => `<input type="file" id="${name}">`).join('')}
<button>Sign</button><pre id="report"></pre>
<script type="module">
  import { sign } from './sign.js';
  const report = document.getElementById('report');
  document.querySelector('button').onclick = async () => {
    report.ariaBusy = 'true';
    const files = [...document.querySelectorAll('input')].map((input) => input.files[0]);
    try {
      const file = await sign(...files);
      const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
      link.textContent = file.name;
      report.before(link);
      report.textContent = '${destination}: signed';
    } catch (error) {
      report.textContent = 'error: ' + error.message;
    }
    report.ariaBusy = 'false';
  };
</script>
`;

/** The Rust samples' crates, and one program. */
async function runRust(path: string, cwd: string) {
  const manifest = await readFile(samplePath('Cargo.toml'), 'utf8');
  const [about = ''] = manifest.split(/^\[\[bin\]\]$/m);
  const bin = `[[bin]]\nname = "lab-code"\npath = "main.rs"\n`;
  await writeFile(join(dirname(path), 'Cargo.toml'), about + bin);
  await copyFile(samplePath('Cargo.lock'), join(dirname(path), 'Cargo.lock'));
  const target = cached('rust');
  const build = ['build', '--quiet', '--locked', '--target-dir', target];
  const built = await execute('cargo', build, { cwd: dirname(path), timeout: 1_800_000 });
  return built.code === 0 ? execute(join(target, 'debug', 'lab-code'), [], { cwd }) : built;
}

for (const language of CODE_LANGUAGES satisfies readonly CodeLanguage[])
  describe(language.label, () => {
    test.for(CASES)('$name', { timeout: 1_800_000 }, async ({ name, job, finds }, { skip }) => {
      const runner = prepared.get(language.key) ?? { missing: `nothing runs ${language.label}` };
      if (isMissing(runner)) return skip(runner.missing);
      if (language.key === 'rust' && installing() === 'quick')
        return skip('Rust is compiled with `npm run samples`');
      const place = join(folder, language.key, String(CASES.findIndex((one) => one.name === name)));
      await mkdir(place, { recursive: true });
      await symlink(samplePath('node_modules'), join(place, 'node_modules'));
      for (const file of ['photo.jpg', 'before.jpg', 'chain.pem', 'signer.key'])
        await copyFile(join(folder, file), join(place, file));
      for (const file of language.needs)
        await copyFile(samplePath('shared', file), join(place, file.split('/').at(-1) ?? file));
      const path = join(place, language.file);
      await writeFile(path, language.program(job));
      const choose = ['photo.jpg', ...(job.parent ? ['before.jpg'] : []), 'chain.pem', 'signer.key'];
      if (language.key === 'web')
        await writeFile(
          join(place, 'index.html'),
          page(
            choose.map((file) => file.replace('.', '-')),
            'signed.jpg',
          ),
        );
      const program = { task: `lab-code-${language.key}`, path, args: [], cwd: place, choose };
      const { code, stdout, stderr } =
        language.key === 'rust' ? await runRust(path, place) : await runner.run(program);
      expect(code, `${stdout}\n${stderr}`).toBe(0);
      expect(stdout).toContain('signed.jpg: signed');
      expect(
        await inspectOutput(samplePath(), join(place, 'signed.jpg'), join(folder, 'test-certs/root.pem')),
      ).toMatchObject({ exists: true, state: 'Valid', trusted: 'Trusted', ...finds });
    });
  });
