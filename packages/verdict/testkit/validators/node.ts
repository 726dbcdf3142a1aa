import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newestWasm } from '../../../../tests/samples/runner/newest.ts';
import { readPins } from '../../../../tests/samples/runner/pins.ts';
import { ensureSamples } from '../../../../tests/support/samples.ts';
import { type Engine, settingsFor } from './validator.ts';
import { noManifest, notSupported, verdictOf, verdictOfError } from './verdict.ts';

interface Asset {
  buffer: Buffer;
  mimeType: string;
}

interface Reader {
  json(): unknown;
}

/** The parts of c2pa-node needed for reading. */
interface Sdk {
  Reader: {
    fromAsset(asset: Asset, settings: object): Promise<Reader | null>;
    fromManifestDataAndAsset(store: Buffer, asset: Asset, settings: object): Promise<Reader>;
  };
}

/** The SDK for Node.js, with the samples' packages. */
export const node: Engine = {
  name: 'c2pa-node',
  async prepare() {
    await ensureSamples();
    const entry = resolve('samples', 'node_modules/@contentauth/c2pa-node/dist/index.js');
    const { Reader } = (await import(pathToFileURL(entry).href)) as Sdk;
    return {
      name: this.name,
      version: readPins(join('samples')).node,
      async validate({ file, type, sidecar }, trust) {
        const asset = { buffer: Buffer.from(file), mimeType: type };
        const settings = settingsFor(trust);
        try {
          const reader = sidecar
            ? await Reader.fromManifestDataAndAsset(Buffer.from(sidecar), asset, settings)
            : await Reader.fromAsset(asset, settings);
          return reader ? verdictOf(reader.json()) : noManifest;
        } catch (error) {
          return verdictOfError(error);
        }
      },
      close: async () => {},
    };
  },
};

/** The SDK's WebAssembly package in Node.js, which has the newest core. */
export const wasm: Engine = {
  name: 'c2pa-wasm',
  async prepare() {
    const installed = await newestWasm('.');
    if ('failed' in installed) return { missing: installed.failed };
    const { WasmReader } = installed.wasm;
    return {
      name: this.name,
      version: installed.version,
      async validate({ file, type, sidecar }, anchors) {
        if (sidecar) return notSupported('takes no file with a store beside it');
        try {
          const reader = await WasmReader.fromBytes(type, file, JSON.stringify(settingsFor(anchors)));
          const report: unknown = JSON.parse(reader.json());
          reader.free();
          return verdictOf(report);
        } catch (error) {
          return verdictOfError(error);
        }
      },
      close: async () => {},
    };
  },
};
