import { at, listAt, textAt } from '../json.ts';

export interface AssertionView {
  label: string;
  /** The kind of statement, if the label is a standard one. */
  words?: string;
  /** Whether the signer made it (`created`) or only passed it on (`gathered`). */
  isCreated?: boolean;
  data: unknown;
}

const MAX_ASSERTIONS = 1000;

const WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^c2pa\.actions/, 'actions'],
  [/^cawg\.identity/, 'identity'],
  [/^cawg\.training-mining|^c2pa\.training-mining/, 'preferences for AI training and data mining'],
  [/^c2pa\.ai-disclosure/, 'AI disclosure'],
  [/^(?:cawg|c2pa)\.metadata|^stds\.(?:iptc|exif)|^stds\.schema-org/, 'metadata'],
  [/^c2pa\.soft-binding/, 'a watermark or fingerprint'],
  [/^c2pa\.ingredient/, 'an ingredient'],
  [/^c2pa\.hash\./, 'hard binding: a hash of the file’s bytes'],
  [/^c2pa\.time-stamp/, 'time stamps'],
  [/^c2pa\.certificate-status/, 'revocation status of certificates'],
];

/** A manifest's statements, including actions and identities, with their data. */
export function assertionsOf(manifest: unknown): AssertionView[] {
  return listAt(manifest, 'assertions')
    .slice(0, MAX_ASSERTIONS)
    .map((assertion): AssertionView => {
      const label = textAt(assertion, 'label') ?? 'assertion without a label';
      const created = at(assertion, 'created');
      return {
        label,
        words: WORDS.find(([pattern]) => pattern.test(label))?.[1],
        isCreated: typeof created === 'boolean' ? created : undefined,
        data: at(assertion, 'data'),
      };
    });
}
