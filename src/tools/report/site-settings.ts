/** A trust list that lies beside the site, as `npm run trust:update` records it in `trust/lists.json`. */
export interface TrustListFile {
  id: string;
  title: string;
  kind: 'anchors' | 'allowed';
  /** Address of the PEM file. */
  href: string;
  /** Day it was brought in, `2026-11-20`. */
  date: string;
  sha256: string;
  certificates: number;
}

/** What a validation status code means, from data/status-codes.json. */
export interface CodeMeaning {
  text: string;
  /** What it doesn't mean. */
  not?: string;
  /** What to do about it. */
  advice: readonly string[];
  /** Its page, where the site has one. */
  href?: string;
}

/** What the tools that read Content Credentials have to know of the site: `virtual:provenance`. */
export interface ProvenanceSettings {
  /** Validation status codes: what each means, and its page where there is one. */
  codes: Readonly<Record<string, CodeMeaning>>;
  /** Objects of the SDK's JSON: the page that explains them, and the properties it explains. */
  objects: Readonly<Record<string, { href: string; properties: readonly string[] }>>;
  /** Lists that were brought in. */
  lists: readonly TrustListFile[];
  /** Lists that the operator named and did not bring in. */
  missing: readonly string[];
  /** The root of the site's own example files. */
  exampleRoot?: { title: string; href: string };
  /** The root of the signer of the site's own pictures, and what is to be known of it. */
  pictureRoot?: { title: string; about: string; href: string };
  /** The site's own example files. */
  examples: ReadonlyArray<{ title: string; href: string }>;
  /** Page about trust lists. */
  trustPage?: string;
  codesPage?: string;
  /** What the signing lab links to, as far as the site has it. */
  lab: {
    /** Folder of the files that samples share, with a slash at the end. */
    sharedSamples?: string;
    certificatesPage?: string;
    identityPage?: string;
    /** JSON Schema of a manifest definition. */
    definitionSchema?: string;
  };
  /** Section about the headers with which a server lets this site read its files. */
  corsPage?: string;
}
