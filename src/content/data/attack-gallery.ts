import { z } from 'zod';
import { dataFile } from '../read-data-file.ts';

const verdict = z.strictObject({
  /** `ours`, or a validator's name and version: `c2pa-node 0.8.0`. */
  by: z.string().regex(/^(ours|[a-z0-9-]+ \d+(\.\d+)+)$/),
  state: z.enum(['Trusted', 'Valid', 'Partial', 'Unbound', 'Invalid', 'none', 'error', 'not supported']),
  /** Status codes of failures, without `signingCredential.untrusted`, which every forged file has. */
  codes: z.array(z.string()),
  /** What our check finds unprotected: keys of `UNPROTECTED`. */
  unprotected: z.array(
    z.enum(['frames', 'items', 'orientation', 'preview', 'colors', 'gainMap', 'cover', 'animation']),
  ),
});

const attack = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Its address on the site. */
  file: z.string().regex(/^\/attacks\/[a-z0-9-]+\.[a-z0-9]+$/),
  /** Ours first. */
  verdicts: z.array(verdict).min(2),
});

const gallery = z.strictObject({ checked: z.iso.date(), attacks: z.array(attack).min(1) });

export type AttackVerdict = z.infer<typeof verdict>;
export type GalleryAttack = z.infer<typeof attack>;
export type AttackGallery = z.infer<typeof gallery>;

/** The forged files of the gallery and their verdicts. @throws Error if the data file has a mistake */
export const attackGallery = dataFile('attack-gallery.json', gallery);
