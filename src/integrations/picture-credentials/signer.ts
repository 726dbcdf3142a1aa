import { type Credentials, makeCredentials } from '../../c2pa/sign/credentials.ts';

/** What it takes to sign. The root is missing when an operator's chain comes without. */
export type SigningCredentials = Pick<Credentials, 'privateKey' | 'chain'> & { root?: Uint8Array };

/** Who signs the pictures of a site. */
export interface PictureSigner {
  /** Changes with everything that signatures would be different by, except the demo's keys; never a secret. */
  id: string;
  /** Names the program that made the manifests. */
  generator: string;
  /** Said behind the title of each picture. */
  note: string;
  /** What the inspector says of the signer's root; undefined when there is none to offer. */
  aboutRoot?: string;
  credentials(): Promise<SigningCredentials>;
}

/** The demo's certificates outlive every copy of a picture: without a time-stamp it is invalid once they have ended. */
const DEMO_DAYS = 3650;

/** Names in certificates have at most 64 characters (X.520), and `makeCredentials` puts eight behind this one. */
const MAX_NAME = 56;

/**
 * The signer of a site that has none: made by the build, and said to be a demo wherever it is named. Its private keys
 * exist in the memory of one build and nowhere else.
 */
export function demoSigner(siteTitle: string): PictureSigner {
  const name = `Demo signer of ${siteTitle}`;
  return {
    id: `demo ${siteTitle}`,
    generator: `${siteTitle}, build of the site (demo, not trusted)`,
    note: ' (demo credentials)',
    aboutRoot:
      'A demo: the build of this site made it for the site’s own pictures. Nobody else vouches for it.',
    credentials: () =>
      makeCredentials(
        { organization: 'Demo, not a trusted signer', signer: name.slice(0, MAX_NAME).trimEnd() },
        DEMO_DAYS,
      ),
  };
}
