import { type Credentials, makeCredentials } from '@content-credentials/verdict/sign/credentials';

/** What's needed to sign. The root is missing if an operator's chain doesn't include it. */
export type SigningCredentials = Pick<Credentials, 'privateKey' | 'chain'> & { root?: Uint8Array };

/** The signer of a site's pictures. */
export interface PictureSigner {
  /** Changes with everything that affects signatures, except the demo's keys; never a secret. */
  id: string;
  /** The claim generator's name. */
  generator: string;
  /** Appended to each picture's title. */
  note: string;
  /** What the inspector says about the signer's root; undefined if none is offered. */
  aboutRoot?: string;
  credentials(): Promise<SigningCredentials>;
}

/**
 * The demo's certificates outlast every copy of a picture: without a time stamp, it's invalid once they have expired.
 */
const DEMO_DAYS = 3650;

/** Names in certificates can have at most 64 characters (X.520), and `makeCredentials` appends eight to this one. */
const MAX_NAME = 56;

/**
 * The signer of a site without its own: created by the build, and labeled as a demo wherever it's shown. Its private
 * keys exist only in the memory of one build.
 */
export function demoSigner(siteTitle: string): PictureSigner {
  const name = `Demo signer of ${siteTitle}`;
  return {
    id: `demo ${siteTitle}`,
    generator: `${siteTitle}, build of the site (demo, not trusted)`,
    note: ' (demo credentials)',
    aboutRoot: 'A demo root, created by the build for this site’s own images. It isn’t on any trust list.',
    async credentials() {
      const names = { organization: 'Demo, not a trusted signer', signer: name.slice(0, MAX_NAME).trimEnd() };
      return makeCredentials(names, DEMO_DAYS);
    },
  };
}
