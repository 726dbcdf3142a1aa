import { newestWasm } from '../../../../tests/samples/runner/newest.ts';
import { type Engine, settingsFor } from './validator.ts';
import { notSupported, verdictOf, verdictOfError } from './verdict.ts';

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
