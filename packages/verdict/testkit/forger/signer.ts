import { decodeCbor } from '@content-credentials/verdict/cbor/decode';
import { coseSign1 } from '@content-credentials/verdict/cose/sign1';
import { type Credentials, makeCredentials } from '@content-credentials/verdict/sign/credentials';
import { cborOf, Entries, type Forged, tag } from './cbor.ts';

/** Signs a claim. @returns a COSE_Sign1 of constant length */
export type Signer = (claim: Uint8Array) => Promise<Uint8Array>;

const NAMES = { organization: 'Forgery kit of these tests, not a trusted signer', signer: 'Forger' };

let shared: Promise<Credentials> | undefined;

/** The forger's key and certificates, created once per process. `root` is the trust anchor for validators. */
export const forgerCredentials = (): Promise<Credentials> => {
  shared ??= makeCredentials(NAMES);
  return shared;
};

/**
 * The same for all signatures, although certificates differ by a few bytes, so that a specimen's bytes keep their
 * positions.
 */
const STEP = 1024;
const LEAST_ROOM = 600;

const sizeFor = (chain: readonly Uint8Array[]): number =>
  Math.ceil((LEAST_ROOM + chain.reduce((sum, { length }) => sum + length + 5, 0)) / STEP) * STEP;

/**
 * Signs according to the standard, with these credentials or the forger's own.
 * @param more bytes of padding
 */
export const honestSigner =
  (credentials?: Pick<Credentials, 'privateKey' | 'chain'>, more = 0): Signer =>
  async (claim) => {
    const own = credentials ?? (await forgerCredentials());
    return coseSign1(claim, own, sizeFor(own.chain) + more);
  };

/**
 * Signs, and adds unprotected headers, which a signature doesn't cover: time stamps, OCSP responses.
 * @param headers created from the signature's bytes, because a time stamp covers them
 */
export const signerWith =
  (
    headers: (parts: {
      protectedHeader: Uint8Array;
      signature: Uint8Array;
      claim: Uint8Array;
    }) => Promise<Entries>,
    inner: Signer = honestSigner(),
  ): Signer =>
  async (claim) => {
    const message = decodeCbor(await inner(claim));
    if (!Array.isArray(message)) throw new Error('a signer gives a COSE_Sign1');
    const [protectedHeader, , , signature] = message;
    if (!(protectedHeader instanceof Uint8Array) || !(signature instanceof Uint8Array))
      throw new Error('a signer gives a COSE_Sign1');
    const { list } = await headers({ protectedHeader, signature, claim });
    const sign1 = (pad: number): Forged => [
      protectedHeader,
      new Entries(...list, ['pad', new Uint8Array(pad)]),
      null,
      signature,
    ];
    // Padded to a multiple of 1,024 bytes, because the lengths of time stamps vary by a few bytes.
    const bare = cborOf(tag(18, sign1(0x1_0000))).length - 0x1_0000;
    return cborOf(tag(18, sign1(padFor(bare))));
  };

/** Zeros that pad a message to a multiple of 1,024; at least 256, so that their length takes the same space. */
const padFor = (bare: number) => Math.ceil((bare + 256) / 1024) * 1024 - bare;
