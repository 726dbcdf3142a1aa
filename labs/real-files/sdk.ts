import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FileFormat, formatOf } from '@content-credentials/verdict/formats';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { reportOf } from '@content-credentials/verdict/report/report';
import { verdictOf as headlineOf } from '@content-credentials/verdict/report/verdict';
import { python } from '@content-credentials/verdict/testkit/validators/python';
import { isMissing } from '@content-credentials/verdict/testkit/validators/validator';
import {
  type Verdict,
  verdictOf,
  verdictOfError,
} from '@content-credentials/verdict/testkit/validators/verdict';
import { pemOf, poolOf } from '@content-credentials/verdict/trust';
import { findTrust } from '@content-credentials/verdict/trust/find-trust';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { addSyncReader, SyncBlob } from '../../src/features/pictures/sdk.ts';
import { trustListFile } from '../../src/features/trust/schema.ts';
import type { Seen } from './page.ts';

/** What an SDK reports about each file, in the order of the paths. */
export interface SdkRun {
  /** `c2pa-python 0.38.1` */
  name: string;
  verdicts: Verdict[];
  /** What our report says with this SDK, of the files that it reads. */
  headlines?: ReadonlyArray<Seen | undefined>;
}

/** Purposes of certificates that may sign claims: email protection, document signing, and C2PA claim signing. */
const PURPOSES = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36', '1.3.6.1.4.1.62558.2.1'];

const lists = () =>
  Promise.all(
    ['c2pa', 'c2pa-tsa'].map(async (id) =>
      poolOf(trustListFile.parse(JSON.parse(await readFile(`data/trust-lists/${id}.json`, 'utf8')))),
    ),
  );

/**
 * The lists that the site uses by default, in the form of every core: 0.90 takes `trust_anchors` only, 0.91 needs
 * `trust_config` for certificates with the purpose of document signing, and 0.92 checks time stamps with `tsa` entries only.
 */
async function trust() {
  const [signers, authorities] = (await lists()).map((list) => pemOf([list])) as [string, string];
  return {
    trust_anchors: signers + authorities,
    trust_config: PURPOSES.join('\n'),
    anchors: [
      { trust_kind: 'manifest', trust_anchors: signers },
      { trust_kind: 'tsa', trust_anchors: authorities },
    ],
  };
}

const typeOf = (bytes: Uint8Array, path: string): string =>
  (formatOf(bytes, basename(path)) as FileFormat | undefined)?.type ??
  path.slice(path.lastIndexOf('.') + 1).toLowerCase();

/** The library for Python. @returns why it isn't available, or what it reports */
export async function inPython(paths: readonly string[]): Promise<SdkRun | { missing: string }> {
  const validator = await python.prepare();
  if (isMissing(validator)) return validator;
  const settings = await trust();
  const verdicts: Verdict[] = [];
  for (const [index, path] of paths.entries()) {
    const file = Uint8Array.from(await readFile(path));
    const type = typeOf(file, path);
    const name = `${index}-${basename(path)}`;
    verdicts.push(await validator.validate({ id: String(index), file, name, type }, settings));
  }
  await validator.close();
  return { name: `${validator.name} ${validator.version}`, verdicts };
}

/** What `@contentauth/c2pa-wasm` exports, in any version. */
interface Glue {
  initSync(module: { module: Uint8Array }): unknown;
  WasmReader: {
    fromBlob(
      type: string,
      file: Blob,
      settings: string,
    ): Promise<{ json(): string; resourceToBytes(uri: string): ArrayLike<number>; free(): void }>;
  };
}

type Reader = Awaited<ReturnType<Glue['WasmReader']['fromBlob']>>;

async function headlineWith(
  reader: Reader,
  file: Uint8Array<ArrayBuffer>,
  type: string,
  pools: readonly TrustPool[],
): Promise<Seen> {
  const report = JSON.parse(reader.json());
  const store = new Uint8Array(reader.resourceToBytes(report.active_manifest));
  const reading = { report, store, pictures: new Map() };
  const isAlone = type === 'application/c2pa';
  const binding = await bindingOf(reading, isAlone ? undefined : new Blob([file]), undefined);
  return headlineOf(reportOf(reading, binding, await findTrust(reading, pools)));
}

/** @param folder with the package `@contentauth/c2pa-wasm` in its `node_modules` */
export async function inWasm(folder: string, paths: readonly string[]): Promise<SdkRun> {
  const home = join(folder, 'node_modules/@contentauth/c2pa-wasm');
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  addSyncReader();
  const module = new Uint8Array(await readFile(join(home, 'pkg/c2pa_bg.wasm')));
  const settings = JSON.stringify({
    core: { allowed_network_hosts: [] },
    verify: { remote_manifest_fetch: false, ocsp_fetch: false },
    trust: await trust(),
  });
  const verdicts: Verdict[] = [];
  const headlines: Array<Seen | undefined> = [];
  const pools = await lists();
  const glue: Glue = await import(pathToFileURL(join(home, 'pkg/c2pa.js')).href);
  glue.initSync({ module });
  for (const path of paths) {
    const file = new Uint8Array(await readFile(path));
    const type = typeOf(file, path);
    try {
      const reader = await glue.WasmReader.fromBlob(type, new SyncBlob(file), settings);
      verdicts.push(verdictOf(JSON.parse(reader.json())));
      headlines.push(await headlineWith(reader, file, type, pools));
      reader.free();
    } catch (error) {
      // The SDK's errors are text; anything else is a crash.
      if (typeof error !== 'string')
        throw new Error(`c2pa-wasm ${version} crashed on ${path}`, { cause: error });
      verdicts.push(verdictOfError(error));
      headlines.push(undefined);
    }
  }
  return { name: `c2pa-wasm ${version}`, verdicts, headlines };
}
