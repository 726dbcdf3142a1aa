import type { FaultKind } from '../coverage/types.ts';

/** What this page found wrong with a file, with checks that the SDK doesn't make. */
export interface Fault {
  kind: FaultKind;
  /** What that means, in a sentence for people who don't know the standard. */
  detail: string;
  /** The same for a developer, with this file's values, and the rule. */
  message: string;
  clause?: { section: string; anchor: string };
}

/** What each kind of fault means. */
export const FAULT_DETAILS: Readonly<Record<FaultKind, string>> = {
  changed: 'The file isn’t the one that was signed: its bytes don’t match the signed hash.',
  gap: 'The signed hash leaves out part of this file, so that part could have been changed after signing.',
  'added bytes':
    'The file has more bytes in the place of its credentials than the credentials themselves, and nothing protects them.',
  'other store': 'The credentials in this file aren’t the ones that were checked.',
  'several stores':
    'The file has more than one set of Content Credentials, so different tools could show different ones.',
  'unreadable store': 'The credentials can be read in more than one way, so it’s unclear what was signed.',
  'no binding': 'Nothing connects these credentials to the bytes of this file.',
  'several bindings': 'The credentials have more than one hard binding, so it’s unclear what they cover.',
  'malformed binding':
    'The hash that connects the credentials to this file is malformed, so it protects nothing.',
  'changed binding':
    'The assertion with the hash of this file isn’t the one that was signed, so nothing protects the file.',
  algorithm: 'The hash of this file uses an algorithm that isn’t allowed, so it protects nothing.',
};
