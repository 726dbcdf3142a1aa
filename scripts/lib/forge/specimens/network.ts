import { created, ingredientOf, labelFor, opened } from '../assertions.ts';
import { sha } from '../bytes.ts';
import type { Forged } from '../cbor.ts';
import { credentialsWithAddresses } from '../certificates.ts';
import { insertSegments, intoJpeg } from '../embed/jpeg.ts';
import { type Forgery, forge } from '../forge.ts';
import { identityByDomain } from '../identity.ts';
import { type Assertion, assertion, type ManifestSpec, manifestOf, storeOf } from '../manifest.ts';
import { honestSigner } from '../signer.ts';
import type { Recipe } from '../specimen.ts';
import { stamping, timeStampToken } from '../time-stamp.ts';
import { bindingOfNothing } from './honest.ts';
import { XMP } from './segments.ts';

/** A server of the forger's. Names below `.example` never resolve (RFC 2606). */
export const host = (name: string) => `${name}.forged.example`;

/** An address outside the file, with the hash of what is said to lie there. */
const external = (name: string): { [key: string]: Forged } => ({
  url: `https://${host(name)}/file`,
  alg: 'sha256',
  hash: sha('sha256', new Uint8Array(10)),
});

type About = Pick<Recipe, 'id' | 'title' | 'wrong'> & Partial<Pick<Recipe, 'expect' | 'clause'>>;

const jpeg = (
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

const spec = (change: (bindings: Assertion[]) => Partial<ManifestSpec>): Partial<Forgery> => ({
  manifest: (bindings, label) => ({ label, created: [created(), ...bindings], ...change(bindings) }),
});

const withAssertion = (label: string, value: Forged) =>
  spec((bindings) => ({ created: [created(), ...bindings, assertion(label, value)] }));

/**
 * Files that are signed well and name a server of the forger's in every place where a manifest, a certificate, or a
 * time stamp can. Whoever asks that server tells it who looks at the file.
 */
export const network: readonly Recipe[] = [
  jpeg(
    {
      id: 'network-identity',
      title: 'An identity whose issuer is a domain',
      wrong: 'To check the identity, a validator asks `did-web.forged.example` for its key (`did:web`).',
      // The key can't be had, so the identity fails; a validator may let the manifest pass.
      expect: 'not Valid',
    },
    () => ({
      manifest: async (bindings, label) => ({
        label,
        created: [created(), ...bindings],
        gathered: [await identityByDomain(host('did-web'), bindings)],
      }),
    }),
  ),
  {
    id: 'network-remote-manifest',
    title: 'A picture without a store and an address for one',
    wrong: 'XMP (`dcterms:provenance`) says that the store lies at `manifest.forged.example`.',
    extension: 'jpg',
    expect: 'not Valid',
    make: async ({ jpeg: picture }) => ({
      file: insertSegments(picture, XMP(`dcterms:provenance="https://${host('manifest')}/store.c2pa"`)),
    }),
  },
  {
    id: 'network-remote-and-embedded',
    title: 'A picture with a store and an address for another',
    wrong: 'Nothing: the embedded store counts, and XMP names `manifest.forged.example`.',
    extension: 'jpg',
    expect: 'Valid',
    make: ({ jpeg: picture }) =>
      forge({
        id: 'network-remote-and-embedded',
        media: insertSegments(picture, XMP(`dcterms:provenance="https://${host('manifest')}/store.c2pa"`)),
        embed: intoJpeg(),
      }),
  },
  jpeg(
    {
      id: 'network-certificate',
      title: 'A certificate that names servers',
      wrong: 'Nothing: the certificate gives addresses for OCSP, its issuer, and a revocation list.',
    },
    async () => {
      const credentials = await credentialsWithAddresses({
        ocsp: `http://${host('ocsp')}/`,
        issuers: `http://${host('issuer')}/issuer.cer`,
        revoked: `http://${host('crl')}/revoked.crl`,
      });
      return spec(() => ({ sign: honestSigner(credentials) }));
    },
  ),
  jpeg(
    {
      id: 'network-generator-icon',
      title: 'A claim generator with an icon elsewhere',
      wrong:
        'The icon in `claim_generator_info` lies at `icon.forged.example`. The standard allows it, and the SDKs report `assertion.missing`.',
      expect: 'not Valid',
    },
    () =>
      spec(() => ({
        claim: { claim_generator_info: { name: 'forge', version: '1.0.0', icon: external('icon') } },
      })),
  ),
  jpeg(
    {
      id: 'network-ingredient-thumbnail',
      title: 'An ingredient with a thumbnail elsewhere',
      wrong: 'Nothing: the ingredient’s thumbnail lies at `thumbnail.forged.example`.',
    },
    async (id) => {
      const parent = await manifestOf({
        label: labelFor(`${id}-parent`),
        created: [created(), bindingOfNothing()],
      });
      const ingredient = ingredientOf(parent, 'parentOf', { thumbnail: external('thumbnail') });
      return {
        manifest: (bindings, label) => ({ label, created: [ingredient, opened(ingredient), ...bindings] }),
        store: (active) => storeOf(parent, active),
      };
    },
  ),
  jpeg(
    {
      id: 'network-cloud-data',
      title: 'An assertion in the cloud',
      wrong: 'Nothing: `c2pa.cloud-data` says that an assertion lies at `cloud.forged.example`.',
    },
    () =>
      withAssertion('c2pa.cloud-data', {
        label: 'c2pa.metadata',
        size: 10,
        location: external('cloud'),
        content_type: 'application/json',
      }),
  ),
  jpeg(
    {
      id: 'network-external-reference',
      title: 'A reference to something elsewhere',
      wrong: 'Nothing: `c2pa.external-reference` names `external.forged.example`.',
    },
    () =>
      withAssertion('c2pa.external-reference', { location: external('external'), label: 'c2pa.metadata' }),
  ),
  jpeg(
    {
      id: 'network-action',
      title: 'An action whose parameters name a server',
      wrong:
        'An action’s parameters and the icon of its software agent lie at `action.forged.example` and `agent.forged.example`. The SDKs report `assertion.missing` for the icon.',
      expect: 'not Valid',
    },
    () =>
      spec((bindings) => ({
        created: [
          created({
            parameters: { 'com.example.source': external('action') },
            softwareAgent: { name: 'forge', icon: external('agent') },
          }),
          ...bindings,
        ],
      })),
  ),
  jpeg(
    {
      id: 'network-asset-reference',
      title: 'Other places of the file',
      wrong: 'Nothing: `c2pa.asset-ref` says that the file can be had at `asset.forged.example`.',
    },
    () =>
      withAssertion('c2pa.asset-ref', {
        references: [{ reference: { uri: `https://${host('asset')}/picture.jpg` }, description: 'a copy' }],
      }),
  ),
  jpeg(
    {
      id: 'network-soft-binding',
      title: 'A soft binding with a resolver',
      wrong: 'Nothing: `c2pa.soft-binding` gives an address at `soft-binding.forged.example`.',
    },
    () =>
      withAssertion('c2pa.soft-binding', {
        alg: 'com.example.watermark',
        url: `https://${host('soft-binding')}/resolve`,
        blocks: [{ scope: {}, value: 'AAAA' }],
        pad: new Uint8Array(),
      }),
  ),
  jpeg(
    {
      id: 'network-time-stamp',
      title: 'A time stamp that names a server',
      wrong: 'Nothing: the time stamp’s authority is called `http://tsa.forged.example/`.',
    },
    () =>
      spec(() => ({
        sign: stamping(undefined, (message) => timeStampToken(message, { name: `http://${host('tsa')}/` })),
      })),
  ),
];
