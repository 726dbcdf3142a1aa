import { isBegin } from './actions.ts';
import { beginningOf } from './origin.ts';
import { ownManifest, type Report } from './report.ts';

/** What a file was made with. */
export interface MadeWith {
  /** The program that people know. */
  product?: string;
  /** The library that wrote the claim, if the file names it in place of the program. */
  library?: string;
}

/** Libraries that programs name next to themselves, in the old form of a claim generator: `c2pa-rs/0.31.3`. */
const LIBRARY_TOKEN = /(?:^|[\s,]+)(?:c2pa-rs|c2pa_rs|adobe_c2pa|cai-helper|c2pa-adobe-js)[/ ][\w.+-]+/gi;

/** A claim generator that's a library, not a program. */
const LIBRARY = /\b(?:library|sdk)\b|^c2pa-rs\b/i;

/**
 * What a file was made with. Some signers name only the library and its build number. Then, it's the program in the signing
 * certificate, which a list vouches for; or the program that the signer names for the first step.
 */
export function madeWith(report: Report): MadeWith {
  const manifest = ownManifest(report);
  if (!manifest) return {};
  const { generators, signer, vouchers } = manifest;
  const all = generators.join(', ');
  const programs = generators
    .map((one) => one.replace(LIBRARY_TOKEN, '').trim())
    .filter((one) => one !== '' && !LIBRARY.test(one));
  if (programs.length > 0) return { product: programs.join(', ') };
  if (all === '') return {};
  const certified = vouchers.length > 0 ? signer.name : undefined;
  const agent = beginningOf(report)?.manifest.actions.find(isBegin)?.agent;
  const product = certified ?? agent;
  return product === undefined ? { product: all } : { product, library: all };
}
