/** Valid and invalid examples to try. They're generated on request, and their keys are discarded immediately. */
export const EXAMPLES = [
  { key: 'good', label: 'A good chain' },
  { key: 'self-signed', label: 'Self-signed' },
  { key: 'no-purpose', label: 'No extended key usage' },
  { key: 'expired', label: 'Expired' },
  { key: 'wrong-order', label: 'Wrong order' },
] as const;

export type ExampleKind = (typeof EXAMPLES)[number]['key'];
