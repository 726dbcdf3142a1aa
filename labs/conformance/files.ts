import {
  conformanceSpecimens,
  productSpecimens,
  specimens,
} from '@content-credentials/verdict/testkit/forger';
import { exampleFiles } from '@content-credentials/verdict/testkit/validators/exhibits';
import type { Exhibit } from '@content-credentials/verdict/testkit/validators/validator';

/** Forged files whose crJSON differs in something that a rule looks at. */
const FORGED: ReadonlySet<string> = new Set([
  'honest-jpeg',
  'honest-png',
  'honest-mp4',
  'honest-boxes-jpeg',
  'honest-ingredient',
  'honest-sidecar',
  'jpeg-changed',
  'jpeg-wrapping-length',
  'two-bindings',
  'gathered-binding',
  'swapped-binding',
  'ingredient-missing',
  'ingredient-broken',
  'standard-without-own-hash',
  'update-honest',
  'update-changed',
  'mp4-v1-honest',
  'mp4-v2-honest',
  'mp4-v3-film',
  'mp4-changed',
  'expired',
  'signature-of-other',
  'time-stamp-untrusted',
  'unreferenced-redacts',
  'product-by-id',
]);

/** Files with what the newest core writes differently: bytes in a hash, thumbnails, and ingredients. */
export const IN_BOTH: ReadonlySet<string> = new Set([
  'rules-met',
  'rules-broken',
  'honest-mp4',
  'honest-ingredient',
  'ingredient-broken',
  'mp4-changed',
  'product-by-id',
]);

/** Its certificates make up most of its crJSON. */
const TOO_LARGE = 'example-identity';

/** The files to check: those for the rules, others of the forger, and the signed examples on the pages. */
export const files = async (): Promise<Exhibit[]> => [
  ...(await conformanceSpecimens()),
  ...[...(await specimens()), ...(await productSpecimens())].filter(({ id }) => FORGED.has(id)),
  ...(await exampleFiles()).filter(({ id }) => id !== TOO_LARGE),
];
