import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import {
  disputedSpecimens,
  forgedLists,
  type Specimen,
  specimens,
} from '@content-credentials/verdict/testkit/forger';
import { node } from '@content-credentials/verdict/testkit/validators/node';
import { isMissing } from '@content-credentials/verdict/testkit/validators/validator';
import type { Verdict } from '@content-credentials/verdict/testkit/validators/verdict';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { WasmReader } from '@contentauth/c2pa-wasm';
import { SyncBlob, startSdk } from '../../src/features/pictures/sdk.ts';

/** What doesn't change when a check of ours is gone: the forged files, and what the SDK says about them. */
export interface Reference {
  specimens: Array<{
    specimen: Specimen;
    verdict: Verdict;
    /** What the SDK returns as the store, if it isn't the one in the file: its manifests in another order, or fewer. */
    returned?: Uint8Array<ArrayBuffer>;
    /** With the forger's trust lists. */
    withLists?: { report: unknown; store: Uint8Array<ArrayBuffer> };
  }>;
  lists: Array<Omit<TrustPool, 'anchors' | 'allowed'> & { anchors: Uint8Array[] }>;
}

async function listsOf(): Promise<Reference['lists']> {
  const forged = await forgedLists();
  const [signers, stamps, both] = [forged.signers, forged.stamps, forged.both].map(
    ({ certificate }) => parseCertificate(certificate).der,
  );
  if (!signers || !stamps || !both) throw new Error('the lists have three roots');
  return [
    {
      id: 'signers',
      issued: '2026-01-01',
      title: 'For signers',
      counts: ['signers'],
      anchors: [signers, both],
    },
    { title: 'For time stamps', counts: ['time stamps'], anchors: [stamps, both] },
  ];
}

async function readWith({ file, type, sidecar }: Specimen, anchors: string) {
  const reader = await WasmReader.fromBlob(
    sidecar ? 'application/c2pa' : type,
    new SyncBlob(sidecar ?? file),
    JSON.stringify(sdkSettings({ anchors })),
  );
  try {
    const report = JSON.parse(reader.json());
    return { report, store: new Uint8Array(reader.resourceToBytes(report.active_manifest)) };
  } finally {
    reader.free();
  }
}

/** Makes all specimens with such names and reads them with the SDK, once. @returns the path of the result */
export async function writeReference(names: RegExp): Promise<string> {
  const sdk = await node.prepare();
  if (isMissing(sdk)) throw new Error(sdk.missing);
  await startSdk();
  const lists = await listsOf();
  const anchors = lists.flatMap((list) => list.anchors.map((der) => toPem({ der }))).join('');
  const all: Reference['specimens'] = [];
  const forged = [...(await specimens()), ...(await disputedSpecimens())];
  for (const specimen of forged.filter(({ name }) => names.test(name))) {
    const read = await readWith(specimen, anchors).catch((error) => {
      if (specimen.withLists) throw error;
    });
    const isOther = read && Buffer.compare(read.store, specimen.store ?? new Uint8Array()) !== 0;
    all.push({
      specimen,
      verdict: await sdk.validate(specimen),
      ...(isOther && { returned: read.store }),
      ...(specimen.withLists && read && { withLists: read }),
    });
  }
  await sdk.close();
  const path = join(mkdtempSync(join(tmpdir(), 'rule-removal-')), 'reference');
  writeFileSync(path, serialize({ specimens: all, lists } satisfies Reference));
  return path;
}
