import { created, ingredientOf, labelFor, opened } from '../assertions.ts';
import { u8 } from '../bytes.ts';
import { cborOf } from '../cbor.ts';
import { expiredCredentials } from '../certificates.ts';
import { intoJpeg } from '../embed/jpeg.ts';
import { type Forgery, forge } from '../forge.ts';
import { type Manifest, manifestOf, storeOf } from '../manifest.ts';
import { honestSigner, type Signer } from '../signer.ts';
import type { Recipe } from '../specimen.ts';
import { stamping, timeStampToken } from '../time-stamp.ts';
import { bindingOfNothing } from './honest.ts';

type About = Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect' | 'clause'>;

const jpeg = (about: About, forgery: () => Partial<Forgery> | Promise<Partial<Forgery>>): Recipe => ({
  ...about,
  extension: 'jpg',
  make: async (media) => forge({ id: about.id, media: media.jpeg, embed: intoJpeg(), ...(await forgery()) }),
});

const signedBy = (sign: Signer): Partial<Forgery> => ({
  manifest: (bindings, label) => ({ label, created: [created(), ...bindings], sign }),
});

const expired = async () => honestSigner(await expiredCredentials());
/** When the expired certificate was valid. */
const then = new Date(Date.now() - 100 * 86_400_000);

/** A chain of ingredients, the oldest first, all signed well. */
async function ancestors(id: string, depth: number): Promise<Manifest[]> {
  const chain: Manifest[] = [];
  for (let level = 0; level < depth; level += 1) {
    const parent = chain.at(-1);
    const ingredient = parent && ingredientOf(parent);
    const assertions = ingredient ? [ingredient, opened(ingredient)] : [created()];
    chain.push(
      await manifestOf({ label: labelFor(`${id}-${level}`), created: [...assertions, bindingOfNothing()] }),
    );
  }
  return chain;
}

const overAncestors = async (id: string, depth: number): Promise<Partial<Forgery>> => {
  const chain = await ancestors(id, depth);
  const [parent] = chain.slice(-1);
  if (!parent) throw new Error('there is a parent');
  const ingredient = ingredientOf(parent);
  return {
    manifest: (bindings, label) => ({ label, created: [ingredient, opened(ingredient), ...bindings] }),
    store: (active) => storeOf(...chain, active),
  };
};

/** Time stamps, certificates, and ingredients. */
export const misc: readonly Recipe[] = [
  jpeg(
    {
      id: 'time-stamp-untrusted',
      title: 'A time stamp from the forger’s own authority',
      wrong: 'The time-stamping authority isn’t on a trust list. The stamp is ignored.',
      expect: 'Valid',
      clause: '15.8',
    },
    () => signedBy(stamping()),
  ),
  jpeg(
    {
      id: 'time-stamp-malformed',
      title: 'A time stamp that can’t be read',
      wrong: 'The time stamp is 100 bytes of zeros. It’s ignored.',
      expect: 'Valid',
      clause: '15.8',
    },
    () => signedBy(stamping(undefined, async () => new Uint8Array(100))),
  ),
  jpeg(
    {
      id: 'time-stamp-of-other',
      title: 'A time stamp of something else',
      wrong: 'The time stamp was made for other bytes. It’s ignored.',
      expect: 'Valid',
      clause: '15.8',
    },
    () => signedBy(stamping(undefined, () => timeStampToken(cborOf('something else')))),
  ),
  jpeg(
    {
      id: 'expired',
      title: 'An expired certificate',
      wrong: 'The signing certificate expired, and no time stamp says that it was used before.',
      expect: 'Invalid',
      clause: '15.7',
    },
    async () => signedBy(await expired()),
  ),
  jpeg(
    {
      id: 'expired-time-stamp-untrusted',
      title: 'An expired certificate and a forged time stamp',
      wrong: 'The time stamp says that the certificate was still valid, but anyone can make such a stamp.',
      expect: 'Invalid',
      clause: '15.8',
    },
    async () => signedBy(stamping(await expired(), (message) => timeStampToken(message, { when: then }))),
  ),
  jpeg(
    {
      id: 'signature-of-other',
      title: 'A signature of another claim',
      wrong: 'The signature was made for other bytes than the claim.',
      expect: 'Invalid',
      clause: '15.7',
    },
    () => {
      const sign = honestSigner();
      return signedBy((claim) =>
        sign(claim.map((byte, place) => (place === claim.length - 1 ? byte ^ 1 : byte))),
      );
    },
  ),
  jpeg(
    {
      id: 'signature-empty',
      title: 'No signature',
      wrong: 'The signature box holds a single CBOR null.',
      expect: 'not Valid',
      clause: '15.7',
    },
    () => signedBy(async () => u8(0xf6)),
  ),
  jpeg(
    {
      id: 'ingredient-broken',
      title: 'A fine file with a broken ingredient',
      wrong: 'In the ingredient’s manifest, the hash of an assertion doesn’t match.',
      expect: 'Invalid',
      clause: '15.11.3',
    },
    async () => {
      const parent = await manifestOf({
        label: labelFor('ingredient-broken-parent'),
        created: [created(), bindingOfNothing()],
        hashed: ({ label }, hash) => (label === 'c2pa.actions.v2' ? hash.map((byte) => byte ^ 1) : hash),
      });
      const ingredient = ingredientOf(parent);
      return {
        manifest: (bindings, label) => ({ label, created: [ingredient, opened(ingredient), ...bindings] }),
        store: (active) => storeOf(parent, active),
      };
    },
  ),
  jpeg(
    {
      id: 'ingredient-missing',
      title: 'An ingredient whose manifest isn’t there',
      wrong: 'The ingredient names a manifest that the store doesn’t hold.',
      expect: 'Invalid',
      clause: '15.11.3',
    },
    async () => ({ ...(await overAncestors('ingredient-missing', 1)), store: storeOf }),
  ),
  jpeg(
    {
      id: 'ingredient-own-child',
      title: 'A manifest that is its own ingredient',
      wrong: 'The ingredient names the active manifest: who follows it never ends.',
      expect: 'not Valid',
      clause: '15.11.3',
    },
    () => ({
      manifest: (bindings, label) => {
        const itself = { label, box: new Uint8Array(100), signature: new Uint8Array(100) };
        const ingredient = ingredientOf(itself);
        return { label, created: [ingredient, opened(ingredient), ...bindings] };
      },
    }),
  ),
  jpeg(
    {
      id: 'ingredients-60-deep',
      title: 'Sixty generations of ingredients',
      wrong: 'Nothing: sixty manifests, each the ingredient of the next, all signed well.',
      expect: 'Valid',
      clause: '15.11',
    },
    () => overAncestors('ingredients-60-deep', 60),
  ),
];
