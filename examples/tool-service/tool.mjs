// Calls C2PA Tool: fixed arguments, no shell, a separate folder for each image, limits on time and output.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bytesSource, coverageOf, hasUnreadStore, storeIn } from 'content-credentials-hash-coverage';

const start = promisify(execFile);

/** An image that isn't accepted. The message is for the client. */
export class Refused extends Error {}

export async function openTool({ program, folder, chainFile, keyFile, signer, timeout }) {
  // #region settings
  // Written by us and passed on each call, so that the operator's own settings file has no effect.
  const settings = join(folder, 'settings.json');
  await writeFile(
    settings,
    JSON.stringify({
      verify: { remote_manifest_fetch: false, verify_after_sign: true }, // no requests on behalf of an upload
      builder: {
        thumbnail: { enabled: false }, // thumbnails require decoding the upload
        created_assertion_labels: ['c2pa.actions'], // our signer is responsible for the actions
      },
    }),
  );
  // #endregion settings

  // #region environment
  // The tool gets these variables and no others. Without a chain and a key, it would sign with a publicly known
  // key, so the service doesn't start without them.
  const env = { PATH: process.env.PATH };
  if (!signer) {
    env.C2PA_SIGN_CERT = await readFile(chainFile, 'utf8');
    env.C2PA_PRIVATE_KEY = await readFile(keyFile, 'utf8');
  }
  // #endregion environment

  // #region call
  async function call(words, cwd) {
    try {
      const { stdout } = await start(program, ['--settings', settings, ...words], {
        cwd,
        env,
        timeout,
        killSignal: 'SIGKILL',
        maxBuffer: 8 * 1024 * 1024, // a report is untrusted text, and may be long
      });
      return stdout;
    } catch (error) {
      if (error.killed || error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
        throw new Refused('reading the image takes too long, or its report is too large');
      }
      throw error; // `code` is the exit code, `stderr` the message
    }
  }
  // #endregion call

  // #region read
  /** The report on a file that we named; `null` without credentials. */
  async function read(name, cwd) {
    try {
      return JSON.parse(await call([name], cwd));
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (/No claim found/.test(error.stderr)) return null;
      if (/must fetch remote manifests/.test(error.stderr)) {
        throw new Refused('its credentials are on another server');
      }
      throw new Refused("the file can't be read");
    }
  }
  // #endregion read

  // #region coverage
  /**
   * Whether the hash protects the whole image. The tool accepts whatever range the signer left out, so an image could
   * have been replaced after it was signed. The tool doesn't return the manifest store, so we take it from the file.
   */
  async function isCovered(path, active) {
    const source = bytesSource(await readFile(path));
    try {
      const store = await storeIn(source);
      return store !== undefined && (await coverageOf(source, store, { active })).state === 'covered';
    } catch {
      return false; // a damaged container, or several manifest stores
    }
  }
  // #endregion coverage

  // #region sign
  /** Signs the upload in `cwd`. @returns the name of the result */
  async function sign(ending, title, cwd) {
    const before = await read(`upload.${ending}`, cwd);
    if (before?.validation_state === 'Invalid') {
      throw new Refused('the image was changed after it was signed');
    }
    if (before && !(await isCovered(join(cwd, `upload.${ending}`), before.active_manifest))) {
      throw new Refused("its credentials don't protect the whole image");
    }
    // Signed again, it would have two manifest stores: one that the tool doesn't find, and ours.
    if (!before && (await hasUnreadStore(bytesSource(await readFile(join(cwd, `upload.${ending}`)))))) {
      throw new Refused("its credentials can't be read");
    }
    // Client input goes into a file, never into the command.
    const definition = {
      title,
      claim_generator_info: [{ name: 'tool-service', version: '1.0.0' }],
      assertions: [{ label: 'c2pa.actions.v2', data: { actions: [{ action: 'c2pa.published' }] } }],
    };
    await writeFile(join(cwd, 'manifest.json'), JSON.stringify(definition));

    const result = `signed.${ending}`;
    // No --create: the upload becomes the parent, with its existing credentials.
    const words = [`upload.${ending}`, '--manifest', 'manifest.json', '--output', result];
    if (signer) words.push('--signer-path', signer);
    const report = await call(words, cwd).catch((error) => {
      if (error instanceof Refused) throw error;
      if (/parse|parsing|invalid file/i.test(error.stderr)) throw new Refused('the file is damaged');
      throw error;
    });
    // Exit code 0 doesn't mean that the result is valid. Check the report.
    if (JSON.parse(report).validation_state === 'Invalid') throw new Error('the signed image is not valid');
    return result;
  }
  // #endregion sign

  const version = await start(program, ['--version'], { env: { PATH: env.PATH }, timeout: 5_000 });
  return { read, sign, version: version.stdout.trim() };
}
