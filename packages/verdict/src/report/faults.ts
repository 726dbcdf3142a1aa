import type { FaultKind } from '../coverage/types.ts';
import { CAUSES } from './verdict-table.ts';

/**
 * What a failure means where its code doesn't say. `unchecked signature`: because of its certificate, this SDK can't check the
 * signature, and reports that it doesn't match. `unchecked hash`: the same for a hash of boxes or a film, which matches by our own check.
 */
export type ReportFaultKind = FaultKind | 'unchecked signature' | 'unchecked hash';

/** What this page found wrong with a file, with checks that the SDK doesn't make. */
export interface Fault {
  kind: ReportFaultKind;
  /** What that means, in a sentence for people who don't know the standard. */
  detail: string;
  /** The same for a developer, with this file's values, and the rule. */
  message: string;
  clause?: { section: string; anchor: string };
}

const KINDS: readonly ReportFaultKind[] = [
  'changed',
  'gap',
  'added bytes',
  'other store',
  'several stores',
  'unreadable store',
  'no binding',
  'several bindings',
  'malformed binding',
  'changed binding',
  'algorithm',
  'unchecked signature',
  'unchecked hash',
];

/** What each kind of fault means, from the table of verdicts. */
export const FAULT_DETAILS = Object.fromEntries(
  KINDS.map((kind) => [kind, CAUSES[kind].headline]),
) as Readonly<Record<ReportFaultKind, string>>;

/** Whether the SDK's code says that something doesn't match which it can't check. */
export const isUnchecked = (
  kind: ReportFaultKind | undefined,
): kind is 'unchecked signature' | 'unchecked hash' =>
  kind === 'unchecked signature' || kind === 'unchecked hash';
