// Signing and reading with c2pa-node. A function wraps the key: here it's in a file, in production in a KMS.
import { createPrivateKey, sign, verify, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Builder, Reader } from '@contentauth/c2pa-node';
import {
  bytesSource,
  coverageOf,
  hasUnreadStore,
  unprotectedIn,
  wordsOf,
} from 'content-credentials-hash-coverage';

// #region type
const startsWith = (bytes, text, at = 0) => bytes.toString('latin1', at, at + text.length) === text;

/** The type according to the first bytes. When signing, the library trusts the type it's given. */
export function typeOf(bytes) {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'GIF8')) return 'image/gif';
  return undefined;
}
// #endregion type

/** An image that isn't accepted. The message is for the client. */
export class Refused extends Error {}

export async function openCredentials({ chainFile, keyFile, anchorsFile }) {
  const chain = await readFile(chainFile);
  const { publicKey } = new X509Certificate(chain);

  // #region settings
  // Each Reader and Builder gets these; nothing is global. Names must be in snake case; others are ignored.
  const settings = {
    verify: { remote_manifest_fetch: false, verify_after_sign: true }, // no requests on behalf of an upload
    builder: {
      thumbnail: { enabled: false }, // thumbnails require decoding the upload
      created_assertion_labels: ['c2pa.actions'], // our signer is responsible for the actions
    },
    ...(anchorsFile && { trust: { trust_anchors: await readFile(anchorsFile, 'utf8') } }),
  };
  // #endregion settings

  // #region key
  const key = createPrivateKey(await readFile(keyFile));
  async function signature(data) {
    // Replace this line with a request to a KMS, with a time limit.
    const signed = sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' });
    const bytes = Buffer.from(signed); // anything but a Buffer would end the whole process
    if (!verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes))
      throw new Error("the key doesn't match the certificate");
    return bytes;
  }
  const signer = { alg: 'es256', certs: [chain], reserveSize: 10_000, directCoseHandling: false };
  // #endregion key

  // #region read
  /** A short summary of an image's credentials; `null` without credentials. */
  async function read(buffer, mimeType) {
    let reader;
    try {
      reader = await Reader.fromAsset({ buffer, mimeType }, settings);
    } catch (error) {
      if (error.name.startsWith('C2pa(RemoteManifestUrl')) return { state: 'elsewhere' };
      throw new Refused("the file can't be read");
    }
    if (reader === null) {
      // Signed again, it would have two manifest stores: one that the library doesn't find, and ours.
      if (await hasUnreadStore(bytesSource(buffer)))
        throw new Refused("the image's credentials can't be read");
      return null;
    }
    const { gap, unprotected } = await coverageBy(reader, buffer);
    const { validation_state: state, validation_results } = reader.json();
    // A claim that can’t be loaded is in no report, although its label is.
    const { title, signature_info, ingredients = [] } = reader.getActive() ?? {};
    const isPartial = unprotected.length > 0 && state !== 'Invalid';
    return {
      state: gap ? 'Invalid' : isPartial ? wordsOf('Partial').label : state,
      title,
      signer: signature_info?.common_name,
      problems: [
        ...validation_results.activeManifest.failure.map(({ code }) => code),
        ...(gap ? [gap] : []),
        ...unprotected,
      ],
      parentHasCredentials: ingredients.some((one) => one.relationship === 'parentOf' && one.active_manifest),
    };
  }
  // #endregion read

  // #region coverage
  /**
   * Returns why the hash doesn't protect the image, or which visible parts it leaves out. The library (core 0.90) accepts
   * whatever range the signer left out, so an image could have been replaced after it was signed.
   */
  async function coverageBy(reader, buffer) {
    const active = reader.activeLabel();
    // For a manifest's label, the library returns the bytes of the whole manifest store.
    const { buffer: store } = await reader.resourceToAsset(active, { buffer: null });
    const coverage = await coverageOf(bytesSource(buffer), store, { active });
    if (coverage.state === 'covered') return { unprotected: unprotectedIn(coverage) };
    const gap = coverage.state === 'broken' ? coverage.fault.code : 'the hash was not checked';
    return { gap, unprotected: [] };
  }
  // #endregion coverage

  // #region sign
  async function signImage(buffer, mimeType, title) {
    const before = await read(buffer, mimeType);
    if (before?.state === 'Invalid') throw new Refused("the image's credentials aren't valid");
    if (before?.state === 'elsewhere') throw new Refused("the image's credentials are on another server");

    const builder = Builder.withJson(
      { title, claim_generator_info: [{ name: 'node-service', version: '1.0.0' }] },
      settings,
    );
    builder.setIntent('edit'); // the upload becomes the parent and keeps its credentials
    builder.addAction(JSON.stringify({ action: 'c2pa.published' }));
    const output = { buffer: null }; // in memory, so a failure leaves no incomplete file
    try {
      // Not `sign`, which would block every other request until it's done.
      await builder.signConfigAsync(signature, signer, { buffer, mimeType }, output);
    } catch (error) {
      if (/parse|unsupported/i.test(error.message)) throw new Refused('the file is damaged');
      throw error;
    }
    return output.buffer;
  }
  // #endregion sign

  return { read, sign: signImage };
}
