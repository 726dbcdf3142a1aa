import { toPem } from '@content-credentials/verdict/x509/pem';
import { forgerCredentials } from './signer.ts';
import { cook, type Specimen } from './specimen.ts';
import { conformance, disputed, heavy, network, products, recipes } from './specimens/index.ts';

export type { Expected, Specimen } from './specimen.ts';
export { FORGED_PRODUCTS, forgedLists, host } from './specimens/index.ts';

/** Files take seconds to sign, so a process creates them once; whoever changes one copies it first. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Correctly signed and forged files, created on demand and not stored in the project. */
export const specimens = once(() => cook(recipes));

/**
 * Correctly signed files that not every SDK takes for correct, so the verdict depends on the SDK. Our own check of the
 * hash must have nothing against them.
 */
export const disputedSpecimens = once(() => cook(disputed));

/** Files by signers with and without a record on a list of products (`FORGED_PRODUCTS`), true and pretended. */
export const productSpecimens = (): Promise<Specimen[]> => cook(products);

/** Files that meet or break the conformance program's rules for files. */
export const conformanceSpecimens = (): Promise<Specimen[]> => cook(conformance);

/**
 * Files that refer to the forger's servers, one in each place where a file can: `<what>.forged.example`. None of
 * these names resolves; a test responds for them and sees who sends requests.
 */
export const networkSpecimens = (): Promise<Specimen[]> => cook(network);

/**
 * Files that take too much time or memory to read, by what the reader has to say about each. Separate from the others,
 * because most engines don't stop on them.
 */
export const heavySpecimens = once(async () => {
  const files = await cook(heavy);
  return heavy.flatMap(({ limit }, index) => {
    const specimen = files[index];
    return specimen ? [[limit, specimen] as const] : [];
  });
});

/** The forger's root certificate, as PEM: with it as a trust anchor, what the forger signs is Trusted. */
export const forgerRoot = async (): Promise<string> => toPem({ der: (await forgerCredentials()).root });
