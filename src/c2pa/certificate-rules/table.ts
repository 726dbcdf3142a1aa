/** A rule of data/certificate-rules.json as the clinic reads it. Lines have code between backticks. */
export interface ClinicRule {
  id: string;
  rule: string;
  why: string;
  /** Which part of what was given it is about. */
  about: 'certificate' | 'chain' | 'program';
  /** The clause of the standard, as a link. */
  clause?: { title: string; href: string };
  /** What the conformance program asks for. */
  programAsks?: string;
  /** Where the rule comes from: a version of the standard, an RFC, the conformance program, or the SDK alone. */
  since: string;
  /** How it's fixed, in words, and the names of commands that do it, one after another. */
  mend?: { text: string; commands?: readonly string[] };
  /** What the SDK says about certificates that break it. */
  seen: ReadonlyArray<{ specimen: string; signing: string; reading?: string }>;
}

/** What the clinic knows of the table: `virtual:certificate-rules`. */
export interface ClinicTable {
  /** The package whose words these are. */
  sdk: string;
  specification: string;
  program: string;
  /** Commands by name, a line each, with places for the reader's own values: `{subject}`. */
  commands: Readonly<Record<string, readonly string[]>>;
  rules: readonly ClinicRule[];
}
