import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { program } from 'commander';
import { manifestExamples } from '../src/content/data/manifest-examples.ts';

const execute = promisify(execFile);
const source = resolve(import.meta.dirname, '..');
const sample = (path: string) => join(source, 'samples', path);

/** Files stay readable as long as their certificates are valid: ten years, instead of one for a test. */
const DAYS = 3650;

/** A page's script with other dates and names, run in `folder`. */
async function runScript(folder: string, path: string, args: string[], names: [RegExp, string][] = []) {
  let script = (await readFile(sample(path), 'utf8')).replaceAll(/-days \d+/g, `-days ${DAYS}`);
  for (const [from, to] of names) script = script.replaceAll(from, to);
  const file = join(folder, 'script.sh');
  await writeFile(file, script);
  await execute('sh', [file, ...args], { cwd: folder });
}

async function makeCertificates(folder: string): Promise<void> {
  const chain = 'test-certificates/openssl/make-test-certs.sh';
  await runScript(folder, chain, ['test-certs'], [[/Example Test/g, 'Example Gallery']]);
  // The document signing purpose is the one that identity assertions require.
  const usage: [RegExp, string] = [/emailProtection, 1\.3\.6\.1\.4\.1\.62558\.2\.1/g, '1.3.6.1.5.5.7.3.36'];
  await runScript(folder, chain, ['identity-certs'], [[/Example Test/g, 'Example Newsroom'], usage]);

  const end = new Date(Date.now() + (DAYS - 1) * 86_400_000).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  const authority = 'time-stamps/openssl/make-short-lived.sh';
  await runScript(folder, authority, [end, 'test-certs', 'tsa'], [[/Example Test/g, 'Example Gallery']]);
}

/** Starts a time-stamping authority on a free port and waits until it prints its address. */
async function startAuthority(folder: string) {
  const program = [sample('manifest-examples/node/authority.mjs'), folder, '0'];
  const authority = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(authority.stdout, 'data');
  return { url: String(line).trim(), close: () => authority.kill() };
}

/** Creates every example with its report in `folder`, and the keys. */
export async function makeExamples(folder: string): Promise<void> {
  const run = (program: string, ...args: string[]) =>
    execute(process.execPath, [sample(program), ...args], { cwd: folder });

  await makeCertificates(folder);
  await run('shared/make-image.mjs', 'photo.jpg', '480', '320');
  const authority = await startAuthority(join(folder, 'tsa'));
  try {
    for (const { program, args, copyOf, file, name } of manifestExamples(source).examples) {
      await run(program, ...args.map((value) => value.replace('{tsa}', authority.url)));
      if (copyOf !== undefined) await copyFile(join(folder, copyOf), join(folder, file));
      await run('manifest-examples/node/check-example.mjs', file, 'test-certs/root.pem', `${name}.json`);
    }
  } finally {
    authority.close();
  }
}

async function publish(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'make-examples-'));
  const files = sample('manifest-examples/files');
  try {
    await makeExamples(folder);
    await mkdir(files, { recursive: true });
    const { examples, root } = manifestExamples(source);
    const outputs = examples.flatMap(({ name, file, store }) => [
      file,
      `${name}.json`,
      ...(store ? [store] : []),
    ]);
    for (const file of outputs) await copyFile(join(folder, file), join(files, file));
    await copyFile(join(folder, 'test-certs', 'root.pem'), join(files, root));
    await copyFile(join(folder, 'identity-certs', 'root.pem'), join(files, 'example-identity-root.pem'));
    console.log(`${examples.length} examples in ${files}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  program
    .name('node scripts/make-examples.ts')
    .description(
      "Creates the documentation's example files, their reports, and the root certificates to trust, in samples/manifest-examples/files. Each run signs with new keys and discards them. Needs openssl.",
    )
    .parse();
  await publish();
}
