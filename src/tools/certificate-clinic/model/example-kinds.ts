/** Examples to try, good and bad. They are made when they are asked for, and no key outlives that. */
export const EXAMPLES = [
  { kind: 'good', label: 'A good chain' },
  { kind: 'self-signed', label: 'Self-signed' },
  { kind: 'no-purpose', label: 'No extended key usage' },
  { kind: 'expired', label: 'Expired' },
  { kind: 'wrong-order', label: 'Wrong order' },
] as const;

export type ExampleKind = (typeof EXAMPLES)[number]['kind'];
