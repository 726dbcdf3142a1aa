import { created } from '../../assertions.ts';
import { credentialsWithAddresses } from '../../certificates.ts';
import { insertSegments, intoJpeg } from '../../embed/jpeg.ts';
import { forge } from '../../forge.ts';
import { identityByDomain } from '../../identity.ts';
import { honestSigner } from '../../signer.ts';
import type { Recipe } from '../../specimen.ts';
import { stamping, timeStampToken } from '../../time-stamp.ts';
import { XMP } from '../segments.ts';
import { host, jpeg, spec } from './address.ts';

/** Addresses of a remote manifest, in spellings that readers could take for something else. */
const SPELLINGS: ReadonlyArray<readonly [id: string, address: string]> = [
  ['http', `http://${host('remote-http')}/store.c2pa`],
  ['without-scheme', `//${host('remote-slashes')}/store.c2pa`],
  ['uppercase', `HTTPS://${host('remote-uppercase').toUpperCase()}/STORE.C2PA`],
  ['backslashes', `https:\\\\${host('remote-backslashes')}\\store.c2pa`],
  ['user', `https://known.example@${host('remote-user')}/store.c2pa`],
  ['line-breaks', `https://${host('remote-breaks')}/&#10;&#13;&#9;store.c2pa`],
  ['no-host', 'https://'],
  ['file', 'file:///etc/passwd'],
  ['data', 'data:application/c2pa;base64,AAAA'],
  ['script', 'javascript:document.title=1'],
  ['socket', `wss://${host('remote-socket')}/`],
  ['local', 'https://localhost./store.c2pa'],
  ['local-dots', 'https://LocalHost../store.c2pa'],
  ['number', 'https://2130706433/store.c2pa'],
  ['octal', 'https://0177.0.0.01/store.c2pa'],
  ['mapped', 'https://[::ffff:127.0.0.1]/store.c2pa'],
  ['wide-digits', 'https://１２７。０。０。１/store.c2pa'],
  ['one-slash', `https:/${host('remote-one-slash')}/store.c2pa`],
  ['trailing-dot', `https://${host('remote-trailing-dot')}./store.c2pa`],
  ['mixed-case', `hTTpS://${host('remote-mixed-case').replace(/e/g, 'E')}/store.c2pa`],
  ['tab-in-host', `https://${host('remote-tab')}`.replace('remote', 're&#9;mote')],
  ['tab-in-scheme', `ht&#9;tps://${host('remote-tab-in-scheme')}/store.c2pa`],
  ['punycode', 'https://xn--80a.forged.example/store.c2pa'],
  ['cyrillic', 'https://\u0430.forged.example/store.c2pa'],
  ['percent', 'https://%72emote-percent.forged.example/store.c2pa'],
  ['secret', `https://name:secret@${host('remote-secret')}:8443/store.c2pa`],
  ['long', `https://${host('remote-long')}/${'x'.repeat(40_000)}`],
];

/** Domains of `did:web` that readers could take for something else, or that name this device. */
const DOMAINS: ReadonlyArray<readonly [id: string, domain: string]> = [
  ['port', `${host('did-port')}%3A8443`],
  ['path', `${host('did-path')}:users:..:..:somebody`],
  ['slash', `${host('did-slash')}%2Fsomebody`],
  ['user', `known.example%40${host('did-user')}`],
  ['query', `${host('did-query')}?x=1`],
  ['mixed-case', 'DID-mixed-CASE.Forged.Example'],
  ['trailing-dot', `${host('did-trailing-dot')}.`],
  ['cyrillic', '\u0430.forged.example'],
  ['local', 'localhost%3A3000'],
  ['number', '2130706433'],
  ['mapped', '%5B::ffff:127.0.0.1%5D'],
  ['tab', 'did-\ttab.forged.example'],
];

const identities: readonly Recipe[] = DOMAINS.map(([id, domain]) =>
  jpeg(
    {
      id: `network-did-${id}`,
      title: `An identity whose issuer is did:web:${domain}`,
      wrong:
        'To check the identity, a validator has to contact a host whose name could be mistaken for another one.',
      expect: 'not Valid',
    },
    () => ({
      manifest: async (bindings, label) => ({
        label,
        created: [created(), ...bindings],
        gathered: [await identityByDomain(domain, bindings)],
        claim: { 'dc:title': `https://${host(`did-${id}`)}/` },
      }),
    }),
  ),
);

const spelled: readonly Recipe[] = SPELLINGS.map(([id, address]) => ({
  id: `network-remote-${id}`,
  title: `A remote manifest at ${address.slice(0, 60)}`,
  wrong:
    'XMP (`dcterms:provenance`) contains a URL that a reader could mistake for another one, or must not open.',
  extension: 'jpg',
  expect: 'not Valid',
  make: async ({ jpeg: picture }) => ({
    // The end names a host of the forger's in any case, so that a request can't be missed.
    file: insertSegments(picture, XMP(`dcterms:provenance="${address}#https://${host(`remote-${id}`)}/"`)),
  }),
}));

/** References to a server outside the assertions: XMP, certificates, time stamps, identities. */
export const aroundAssertions: readonly Recipe[] = [
  jpeg(
    {
      id: 'network-identity',
      title: 'An identity whose issuer is a domain',
      wrong: 'To check the identity, a validator asks `did-web.forged.example` for its key (`did:web`).',
      // The key isn't available, so the identity fails; a validator may still accept the manifest.
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
    title: 'An image with the URL of a store, and no store',
    wrong: 'XMP (`dcterms:provenance`) says that the store is at `manifest.forged.example`.',
    extension: 'jpg',
    expect: 'not Valid',
    make: async ({ jpeg: picture }) => ({
      file: insertSegments(picture, XMP(`dcterms:provenance="https://${host('manifest')}/store.c2pa"`)),
    }),
  },
  {
    id: 'network-remote-and-embedded',
    title: 'An image with a store, and the URL of another store',
    wrong: 'Nothing. The embedded store counts, and XMP refers to `manifest.forged.example`.',
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
      wrong: 'Nothing. The certificate contains URLs for OCSP, its issuer, and a revocation list.',
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
      id: 'network-time-stamp',
      title: 'A time stamp that names a server',
      wrong: 'Nothing. The time-stamping authority is named `http://tsa.forged.example/`.',
    },
    () =>
      spec(() => ({
        sign: stamping(undefined, (message) => timeStampToken(message, { name: `http://${host('tsa')}/` })),
      })),
  ),
  ...spelled,
  ...identities,
];
