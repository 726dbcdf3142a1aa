import type { Shown } from '../coverage/types.ts';
import { UNPROTECTED } from '../coverage/unprotected.ts';

/**
 * Every result that a file can have, with its label, mark, color, and sentences. Views, exports, samples, sandboxes, and
 * the MCP server take them from here.
 */

/**
 * The state of a file with a manifest. `Trusted`, `Valid`, and `Invalid` are the SDK's (C2PA 2.4, §14.3). The others are
 * ours:
 *
 * - `Interim`: like Trusted, but only through the frozen interim trust list.
 * - `Partial`: like Trusted or Valid, but the hash leaves out bytes that change what's shown or played.
 * - `Unbound`: the manifest is valid, but it wasn't confirmed that its hash covers this file.
 * - `unknown`: the report has no state.
 */
export type State = 'Trusted' | 'Interim' | 'Valid' | 'Partial' | 'Unbound' | 'Invalid' | 'unknown';

/** `nothing` has no Content Credentials; `elsewhere` names a manifest that wasn't fetched; `failed` can't be read. */
export type FileOutcome = State | 'nothing' | 'elsewhere' | 'failed';

/** A mark and a color: `[data-tone]` in the stylesheets, and a path in `MARKS`. */
export type Tone = 'good' | 'interim' | 'plain' | 'partial' | 'expired' | 'noted' | 'warning' | 'bad';

/**
 * How far the statements in a manifest can be relied on:
 *
 * - `signed`: they haven't changed since the signer made them. Whether they're true is a separate question.
 * - `unbound`: the same, but whether they're about this file wasn't checked.
 * - `undated`: the same as `signed`, but nothing confirms that the certificate hadn't expired when they were made.
 * - `unreliable`: a check failed, or there's no result. They aren't shown as the signer's statements.
 */
export type Reliability = 'signed' | 'unbound' | 'undated' | 'unreliable';

export interface StateWords {
  /** One to three words, for the badge. */
  label: string;
  tone: Tone;
  reliability: Reliability;
  /** What the state means for any file, in a sentence. */
  meaning: string;
}

/** Files that need attention come first: a table sorted by state has this order. */
export const STATES = {
  Invalid: {
    label: 'Invalid',
    tone: 'bad',
    reliability: 'unreliable',
    meaning: 'A check failed, so you can’t rely on the Content Credentials.',
  },
  failed: {
    label: 'Not read',
    tone: 'warning',
    reliability: 'unreliable',
    meaning: 'The file couldn’t be read.',
  },
  Partial: {
    label: 'Partly protected',
    tone: 'partial',
    reliability: 'signed',
    meaning:
      'The signature is valid, but something that changes what’s shown or played isn’t protected by it.',
  },
  Unbound: {
    label: 'Not compared',
    tone: 'noted',
    reliability: 'unbound',
    meaning: 'The manifest validates, but whether it belongs to this file wasn’t checked.',
  },
  unknown: {
    label: 'No state',
    tone: 'noted',
    reliability: 'unreliable',
    meaning: 'The report has no validation state.',
  },
  elsewhere: {
    label: 'Not fetched',
    tone: 'noted',
    reliability: 'unreliable',
    meaning: 'The Content Credentials are at another URL, which wasn’t contacted.',
  },
  nothing: {
    label: 'No credentials',
    tone: 'noted',
    reliability: 'unreliable',
    meaning: 'The file has no Content Credentials. Most files don’t.',
  },
  Valid: {
    label: 'Valid',
    tone: 'plain',
    reliability: 'signed',
    meaning: 'The file hasn’t changed since it was signed. The signer isn’t verified.',
  },
  Interim: {
    label: 'Trusted (interim list)',
    tone: 'interim',
    reliability: 'signed',
    meaning:
      'The file hasn’t changed since it was signed. Its signer is known only from the interim trust list, which is frozen.',
  },
  Trusted: {
    label: 'Trusted',
    tone: 'good',
    reliability: 'signed',
    meaning:
      'The file hasn’t changed since it was signed, and its signing certificate chains to an anchor on a current trust list.',
  },
} as const satisfies Record<FileOutcome, StateWords>;

/**
 * An Invalid file in which only the date fails. Its state stays Invalid, as C2PA defines it, but nothing in it was changed,
 * so it gets neither the words nor the mark of a file that was.
 */
export const EXPIRED = {
  label: 'Expired',
  tone: 'expired',
  reliability: 'undated',
  meaning:
    'The certificate has expired, and no trusted time stamp shows that the file was signed before that. Nothing else failed.',
} as const satisfies StateWords;

/** What the label of an expired file doesn't say. */
export const EXPIRED_TERM = 'C2PA calls it Invalid because of the date.';

/** Whose term a label is, and what it doesn't say, before and after the label where people read it next to the verdict. */
export function aroundLabel(label: string): readonly [before: string, after: string] {
  switch (label) {
    case STATES.Valid.label:
      return ['C2PA term: ', ', whoever signed it'];
    case STATES.Trusted.label:
    case STATES.Invalid.label:
      return ['C2PA term: ', ''];
    case EXPIRED.label:
      return ['Our term: ', `. ${EXPIRED_TERM}`];
    default:
      return ['Our term: ', ''];
  }
}

/** The words for a state, also for one that an SDK's report names and this table doesn't. */
export const wordsOf = (state: string): StateWords =>
  Object.hasOwn(STATES, state) ? STATES[state as FileOutcome] : STATES.unknown;

/** Every outcome, in the order of a sorted table. */
export const OUTCOMES = Object.keys(STATES) as FileOutcome[];

/** Every label with its words, in the same order. An expired file comes after those that were changed or can't be read. */
export const ALL_WORDS: ReadonlyArray<StateWords & { key: string }> = OUTCOMES.flatMap((key) => [
  { key, ...STATES[key] },
  ...(key === 'failed' ? [{ key: 'Expired', ...EXPIRED }] : []),
]);

/** Whether a text is the state of a file with a manifest. */
export const isState = (text: string | undefined): text is State =>
  text !== undefined && Object.hasOwn(STATES, text) && !['nothing', 'elsewhere', 'failed'].includes(text);

/** The icon of a tone: lines in a square of 24, the same in views and exports. Only a trusted signer gets a tick. */
export const MARKS: Readonly<Record<Tone, string>> = {
  good: 'M5 12.500 10 17.500 19 7.500',
  interim: 'M9.500 7v10M14.500 7v10',
  plain: 'M6 9h12M6 15h12',
  partial: 'M12 4v16M12 4a8 8 0 0 0 0 16',
  expired: 'M12 6v6l4 3',
  noted: 'M12 11v6M12 7h.01',
  warning: 'M12 6v7M12 17h.01',
  bad: 'M7 7l10 10M17 7 7 17',
};

/**
 * The color of a tone on white, where the site's styles aren't loaded: in exports, and on reading pages. Several share the
 * color of caution; no two share a mark.
 */
export const COLORS: Readonly<Record<Tone, string>> = {
  good: '#1d6b3f',
  interim: '#7a5a00',
  plain: '#7a5a00',
  partial: '#7a5a00',
  expired: '#7a5a00',
  noted: '#5d6763',
  warning: '#5d6763',
  bad: '#a3252b',
};

/** What reading Content Credentials can never show. */
export const CAVEAT = 'Content Credentials don’t say whether the content is true.';

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** @param shown what the hash leaves out that changes what's shown, at least one */
export const partlyProtected = (shown: readonly Shown[]): string =>
  `The signature is valid, but it doesn’t protect ${OR.format(shown.map((one) => UNPROTECTED[one].phrase))}`;

/**
 * What's known about a signer:
 *
 * - `trusted`: its certificate chains to an anchor of a list that's used.
 * - `interim`: the same, but only through the frozen interim list.
 * - `unknown`: it doesn't chain to such an anchor.
 * - `unchecked`: all trust lists are turned off.
 */
export type SignerTrust = 'trusted' | 'interim' | 'unknown' | 'unchecked';

/** What to say about the signer, as a sentence. */
export const SIGNERS: Readonly<Record<SignerTrust, string>> = {
  trusted: 'Its signing certificate chains to an anchor on a trust list.',
  interim:
    'Its signing certificate chains to the interim trust list, which is frozen, and to no current trust list.',
  unknown:
    'The signer isn’t verified: its certificate doesn’t chain to an anchor on a trust list that was used.',
  unchecked: 'The signer isn’t verified, because all trust lists are turned off.',
};

/** The heading above the signer's statements. */
export const STATEMENT_TITLES: Readonly<Record<Reliability, string>> = {
  signed: 'What the signer says',
  unbound: 'What the signer says',
  undated: 'What the signer says',
  unreliable: 'What the credentials say (unverified)',
};

/** How far they can be relied on, in one sentence. */
export const STATEMENT_NOTES: Readonly<Record<Reliability, string>> = {
  signed: 'These statements haven’t changed since they were signed. Whether they’re true wasn’t checked.',
  unbound: 'Whether these statements are about this file wasn’t checked, nor whether they’re true.',
  undated:
    'These statements haven’t changed since they were signed. Nothing confirms that this was before the certificate expired, and whether they’re true wasn’t checked.',
  unreliable: 'A check failed or is missing, so anyone could have written or changed these statements.',
};
