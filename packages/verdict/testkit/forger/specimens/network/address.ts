import { created } from '../../assertions.ts';
import { sha } from '../../bytes.ts';
import type { Forged } from '../../cbor.ts';
import { intoJpeg } from '../../embed/jpeg.ts';
import { type Forgery, forge } from '../../forge.ts';
import { type Assertion, assertion, type ManifestSpec } from '../../manifest.ts';
import type { Recipe } from '../../specimen.ts';

/** A server of the forger's. Names under `.example` never resolve (RFC 2606). */
export const host = (name: string) => `${name}.forged.example`;

/** An address outside the file, with the hash of the content claimed to be there. */
export const external = (name: string): { [key: string]: Forged } => ({
  url: `https://${host(name)}/file`,
  alg: 'sha256',
  hash: sha('sha256', new Uint8Array(10)),
});

export type About = Pick<Recipe, 'id' | 'title' | 'wrong'> & Partial<Pick<Recipe, 'expect' | 'clause'>>;

/** A correctly signed JPEG. */
export const jpeg = (
  about: About,
  forgery: (id: string) => Partial<Forgery> | Promise<Partial<Forgery>>,
): Recipe => ({
  expect: 'Valid',
  ...about,
  extension: 'jpg',
  make: async (media) => {
    const more = await forgery(about.id);
    return forge({ id: about.id, media: media.jpeg, embed: intoJpeg(), ...more });
  },
});

/** The plain manifest with some parts changed. */
export const spec = (change: (bindings: Assertion[]) => Partial<ManifestSpec>): Partial<Forgery> => ({
  manifest: (bindings, label) => ({ label, created: [created(), ...bindings], ...change(bindings) }),
});

/** The plain manifest with an additional assertion. */
export const withAssertion = (label: string, value: Forged) =>
  spec((bindings) => ({ created: [created(), ...bindings, assertion(label, value)] }));
