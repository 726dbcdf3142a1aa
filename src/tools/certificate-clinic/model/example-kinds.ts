/** Examples to try, good and bad. They're made on request, and their keys are discarded at once. */
export const EXAMPLES = [
  { key: 'good', label: 'A good chain' },
  { key: 'self-signed', label: 'Self-signed' },
  { key: 'no-purpose', label: 'No extended key usage' },
  { key: 'expired', label: 'Expired' },
  { key: 'wrong-order', label: 'Wrong order' },
] as const;

export type ExampleKind = (typeof EXAMPLES)[number]['key'];
