import { toPem } from '../../../src/c2pa/x509/pem.ts';
import { forgerCredentials } from './signer.ts';
import { cook, type Specimen } from './specimen.ts';
import { network, recipes } from './specimens/index.ts';

export type { Expected, Specimen } from './specimen.ts';
export { host } from './specimens/index.ts';

/** Files that are signed well or forged, made on the spot: nothing of them is kept in the project. */
export const specimens = (): Promise<Specimen[]> => cook(recipes);

/**
 * Files that name servers of the forger's, one in each place where a file can: `<what>.forged.example`. None of these
 * names resolves; a test answers for them itself and sees who asks.
 */
export const networkSpecimens = (): Promise<Specimen[]> => cook(network);

/** The forger's root certificate, PEM: with it as a trust anchor, what the forger signs is Trusted. */
export const forgerRoot = async (): Promise<string> => toPem({ der: (await forgerCredentials()).root });
