/** A trust list that the site hosts, as `npm run trust:update` converted it, without its certificates. */
export interface HostedList {
  /** Name of its file, without `.json`. */
  id: string;
  title: string;
  counts: 'signers' | 'time stamps';
  /** The day since which nothing is added. */
  frozen?: string | undefined;
  license?: { name: string; url: string; credit: string } | undefined;
  /** Where it's published; the commit, if that's a repository. */
  source: { url: string; commit?: string | undefined };
  /** The day its publisher issued it, and the day it was read. */
  issued: string;
  read: string;
  kind: 'anchors' | 'allowed';
  /** Whether tools use it unless the reader turns it off. */
  isDefault: boolean;
  /** Address of the converted list. */
  href: string;
  /** How many there are. */
  certificates: number;
}

/** What a validation status code means, from data/status-codes.json. */
export interface CodeMeaning {
  /** The same in a few words. */
  short: string;
  text: string;
  /** What the code doesn't mean. */
  not?: string;
  /** How to respond to it. */
  advice: readonly string[];
  /** Its page, if the site has one. */
  href?: string;
}

/** Site data for the tools that read Content Credentials: `virtual:provenance`. */
export interface ProvenanceSettings {
  /** Validation status codes: what each means, and its page if there is one. */
  codes: Readonly<Record<string, CodeMeaning>>;
  /** Objects of the SDK's JSON: the page that explains them, and the properties that it covers. */
  objects: Readonly<Record<string, { href: string; properties: readonly string[] }>>;
  /** Lists in data/trust-lists. */
  lists: readonly HostedList[];
  /** The list of conforming products: its file, its page, and the trust list whose CAs issue their certificates. */
  products?: { href: string; page?: string; trustList: string };
  /** Lists that the operator configured but hasn't read. */
  missing: readonly string[];
  /** The root of the site's own example files. */
  exampleRoot?: { title: string; href: string };
  /** The root of the signer of the site's own images, and a note about it. */
  pictureRoot?: { title: string; about: string; href: string };
  /** The site's own example files. */
  examples: ReadonlyArray<{ title: string; href: string }>;
  /** Page about trust lists. */
  trustPage?: string;
  /** Page that leads from an unknown signer to a trusted one. */
  trustedPage?: string;
  codesPage?: string;
  /** The inspector's own page. */
  inspectPage?: string;
  /** Pages and files that the signing lab links to, if the site has them. */
  lab: {
    /** Folder of the files that samples share, with a trailing slash. */
    sharedSamples?: string;
    certificatesPage?: string;
    identityPage?: string;
    /** Signing with one's own program, and with one's own certificate. */
    signPage?: string;
    certificatePage?: string;
    /** JSON Schema of a manifest definition. */
    definitionSchema?: string;
  };
  /** Section about the headers that let this site read files from a server. */
  corsPage?: string;
}
