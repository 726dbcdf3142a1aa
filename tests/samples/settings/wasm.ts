import { encodeCbor, tagged } from '@content-credentials/verdict/cbor/encode';
import { SyncBlob } from '../../../src/features/pictures/sdk.ts';
import type { InstalledWasm, WasmBuilder, WasmSigner } from '../runner/newest.ts';
import { NotTried, type Output, type Sdk } from './sdk.ts';

type Sign = (data: Buffer) => Promise<Buffer>;
interface Config {
  certs: Buffer[];
  reserveSize: number;
  tsaUrl?: string;
}

const bytes = (from: Buffer) => Uint8Array.from(from);

/** The certificates of a chain in PEM. */
const chainOf = (pem: string) =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)/g)].map(([, base64 = '']) =>
    bytes(Buffer.from(base64, 'base64')),
  );

/** What c2pa-wasm asks of a signer: a COSE_Sign1 that fills the reserved space exactly. */
function signerOf({ certs, reserveSize, tsaUrl }: Config, sign: Sign): WasmSigner {
  if (tsaUrl) throw new NotTried('a signer of c2pa-wasm requests time stamps itself');
  const header = encodeCbor(
    new Map<number, unknown>([
      [1, -7],
      [33, chainOf(String(certs[0]))],
    ]) as never,
  );
  return {
    alg: 'es256',
    reserveSize,
    async sign(claim) {
      const signed = encodeCbor(['Signature1', header, new Uint8Array(), claim]);
      const signature = bytes(await sign(Buffer.from(signed)));
      const message = (pad: number) =>
        tagged(18, [header, new Map([['pad', new Uint8Array(pad)]]), null, signature]);
      // Above 255 bytes, the padding's own length takes two more.
      return message(reserveSize - message(0).length - 2);
    },
  };
}

/** The newest core with the interface of c2pa-node, so that all trials run with both. */
export function wasmAsSdk({ wasm: { WasmReader, WasmBuilder } }: InstalledWasm): Sdk {
  return {
    Reader: {
      async fromAsset({ buffer, mimeType }, settings) {
        const reader = await WasmReader.fromBytes(mimeType, bytes(buffer), settings);
        return { json: () => JSON.parse(reader.json()) };
      },
    },
    CallbackSigner: { newSigner: (config, callback) => signerOf(config as Config, callback) },
    Builder: {
      withJson(definition, settings) {
        const builder: WasmBuilder = WasmBuilder.fromJson(JSON.stringify(definition), settings);
        return {
          setIntent: (intent) => builder.setIntent(intent),
          setRemoteUrl: (url) => builder.setRemoteUrl(url),
          setNoEmbed: () => builder.setNoEmbed(true),
          addIngredient: (json, { buffer, mimeType }) =>
            builder.addIngredientFromBlob(json, mimeType, new SyncBlob(bytes(buffer))),
          async signAsync(signer, from, to) {
            const { buffer, mimeType } = from as { buffer: Buffer; mimeType: string };
            const blob = new SyncBlob(bytes(buffer));
            (to as Output).buffer = Buffer.from(await builder.sign(signer as WasmSigner, [], mimeType, blob));
            return Buffer.alloc(0);
          },
        };
      },
    },
  };
}
