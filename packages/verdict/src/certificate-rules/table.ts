/** The SDK's messages about a certificate. */
export interface SdkAnswer {
  /** The message when signing, or `ok`. */
  signing: string;
  /** `code: explanation` when reading; missing if reading accepts it. */
  reading?: string;
  /** The first core that accepts it, such as `0.91`; missing if none does. */
  acceptedSince?: string;
  /** The first core that refuses it, such as `0.92`; `reading` is its message. Older ones sign with it. */
  refusedSince?: string;
}

/** A rule in data/certificate-rules.json, as the clinic uses it. Texts have code between backticks. */
export interface ClinicRule {
  id: string;
  rule: string;
  why: string;
  /** The part of the input that it's about. */
  about: 'certificate' | 'chain' | 'program';
  /** The clause of the standard, as a link. */
  clause?: { title: string; href: string };
  /** The conformance program's requirement. */
  programAsks?: string;
  /** The rule's source: a version of the standard, an RFC, the conformance program, or only the SDK. */
  since: string;
  /** The fix in words, and the names of the commands for it, in order. */
  fix?: { text: string; commands?: readonly string[] };
  /** The SDK's messages about certificates that break it. */
  seen: ReadonlyArray<SdkAnswer & { specimen: string }>;
  /** The known cause that a certificate breaking it produces, and how many issue threads report it. */
  known?: { href: string; threads: number };
}

/** The clinic's data: `virtual:certificate-rules`. */
export interface ClinicTable {
  /** The package with these messages. */
  sdk: string;
  specification: string;
  program: string;
  /** Commands by name, one line each, with placeholders for the reader's values: `{subject}`. */
  commands: Readonly<Record<string, readonly string[]>>;
  rules: readonly ClinicRule[];
}
