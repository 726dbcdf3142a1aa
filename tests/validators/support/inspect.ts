import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatOf } from '@content-credentials/verdict/formats';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { type Report, reportOf } from '@content-credentials/verdict/report/report';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { read } from '@content-credentials/verdict/sdk/worker/tasks';
import { findTrust } from '@content-credentials/verdict/trust/find-trust';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { initSync } from '@contentauth/c2pa-wasm';

/** A file in memory whose slices can be read at once, which the SDK does in a worker. */
class MemoryBlob extends Blob {
  readonly content: Uint8Array<ArrayBuffer>;

  constructor(content: Uint8Array<ArrayBuffer>) {
    super();
    this.content = content;
  }

  override get size(): number {
    return this.content.length;
  }

  override slice(from?: number, to?: number): MemoryBlob {
    return new MemoryBlob(this.content.slice(from, to));
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.content.slice().buffer;
  }
}

let isReady = false;

/** Starts the SDK's WebAssembly in this process. */
function start(): void {
  if (isReady) return;
  isReady = true;
  Object.assign(globalThis, {
    FileReaderSync: class {
      readAsArrayBuffer = ({ content }: MemoryBlob): ArrayBuffer => content.slice().buffer;
    },
  });
  const wasm = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
  initSync({ module: new WebAssembly.Module(readFileSync(wasm)) });
}

/**
 * The report that the inspector shows for a file: the SDK of the tools, with all checks of ours.
 * @throws the SDK's message, as text, if it gives no report
 */
export async function inspect(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  pools: readonly TrustPool[] = [],
  others: readonly TrustPool[] = [],
): Promise<Report> {
  start();
  const blob = new MemoryBlob(bytes);
  const type = formatOf(bytes, name)?.type ?? 'application/octet-stream';
  const pem = (of: (pool: TrustPool) => TrustPool['anchors']) => pools.flatMap(of).map(toPem).join('');
  const trust =
    pools.length > 0
      ? { anchors: pem(({ anchors }) => anchors), allowed: pem(({ allowed }) => allowed) }
      : undefined;
  const taken = await read({ ask: 'read', file: blob, type, settings: sdkSettings(trust), origins: [] });
  const reading = { report: JSON.parse(taken.report), store: taken.store, pictures: new Map() };
  const binding = await bindingOf(reading, blob, undefined);
  return reportOf(reading, binding, await findTrust(reading, pools, async () => others));
}
