import type { Certificate } from '../x509/certificate.ts';
import { CURVE_NAMES, KEY_NAMES } from '../x509/names.ts';
import { type Check, failed, passed, type SigningAlgorithm, unknown } from './finding.ts';

export const SMALLEST_RSA = 2048;

/** What's wrong with a public key for signing; undefined if it's allowed. */
export function keyProblem({ publicKey: { algorithm, curve, bits } }: Certificate): string | undefined {
  const name = KEY_NAMES[algorithm.id];
  if (!name) return 'This kind of key isn’t allowed.';
  if (name === 'EC' && curve === undefined) return 'It spells out its curve instead of naming it.';
  if (name === 'EC' && !CURVE_NAMES[curve ?? '']) return 'This curve isn’t allowed.';
  if (bits !== undefined && bits < SMALLEST_RSA) return `It has fewer than ${SMALLEST_RSA} bits.`;
  return undefined;
}

/** The rule `key` of data/certificate-rules.json, which names its clause. */
export const key: Check = ({ signer }) => {
  const problem = keyProblem(signer);
  if (!problem) return passed('The key is allowed.', signer.key);
  const { curve, bits } = signer.publicKey;
  const refusal =
    bits !== undefined
      ? ({ step: 'modulus', specimen: 'rsa-1024' } as const)
      : ({ step: 'curve', specimen: curve === undefined ? undefined : 'curve-secp256k1' } as const);
  return failed(problem, { found: signer.key, refusal });
};

const OF_CURVE: Readonly<Record<string, SigningAlgorithm>> = {
  '1.2.840.10045.3.1.7': 'es256',
  '1.3.132.0.34': 'es384',
  '1.3.132.0.35': 'es512',
};

/** The SDK's algorithms that match a key, the usual one first. */
export function algorithmsOf({ publicKey: { algorithm, curve = '' } }: Certificate): SigningAlgorithm[] {
  const name = KEY_NAMES[algorithm.id] ?? '';
  if (name === 'EC') return OF_CURVE[curve] ? [OF_CURVE[curve]] : [];
  if (name.startsWith('RSA')) return ['ps256', 'ps384', 'ps512'];
  return name === 'Ed25519' ? ['ed25519'] : [];
}

/** The rule `algorithm` of data/certificate-rules.json, which names its clause. */
export const algorithm: Check = ({ signer, algorithm: chosen }) => {
  const fitting = algorithmsOf(signer);
  const named = fitting.map((one) => `\`${one}\``).join(', ');
  if (fitting.length === 0) return failed('The SDK has no algorithm for this key.', { found: signer.key });
  if (chosen === undefined) return passed(`This key signs with ${named}.`);
  return fitting.includes(chosen)
    ? passed(`\`${chosen}\` fits this key.`)
    : failed(`\`${chosen}\` doesn’t fit this key, which signs with ${named}.`, {
        found: signer.key,
        refusal: { step: 'key' },
      });
};

/** The rule `key-pair` of data/certificate-rules.json, which names its clause. */
export const keyPair: Check = () =>
  unknown(
    'Checking this requires the private key, which you should never enter in a web page. Instead, the command compares the two on your machine.',
  );
