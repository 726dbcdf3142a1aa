import { levelOf as levelIn, recordIdOf } from '../products/extensions.ts';
import type { Certificate } from '../x509/certificate.ts';
import { EXTENSION, ocspAddresses, policyIds, purposeIds } from '../x509/extensions.ts';
import { PURPOSE } from '../x509/names.ts';
import { type Check, failed, passed } from './finding.ts';
import { signatureAlgorithm, version3 } from './form.ts';
import { authorityKeyId, subjectKeyId } from './identifiers.ts';
import { keyProblem } from './key.ts';

/** The conformance program's requirements for a claim signing certificate, program 0.2. */
const POLICY = '1.3.6.1.4.1.62558.1.1';
const LEVELS: Readonly<Record<number, { name: string; days: number }>> = {
  1: { name: 'level 1', days: 366 },
  2: { name: 'level 2', days: 90 },
};
const DAY = 24 * 60 * 60 * 1000;

function levelOf(certificate: Certificate) {
  const level = levelIn(certificate);
  return level === undefined ? undefined : LEVELS[level];
}

const critical = ({ extensions }: Certificate, id: string) =>
  extensions.find((extension) => extension.id === id)?.isCritical;

/** Whether its policy states that it was issued for the program. */
export const isOfProgram = ({ extensions }: Certificate): boolean => policyIds(extensions).includes(POLICY);

const is = (holds: boolean, yes: string, no: string, found?: string) =>
  holds ? passed(yes, found) : failed(no, { found });

/** By rule. The SDK signs without any of this. */
export const PROGRAM_CHECKS: Readonly<Record<string, Check>> = {
  'version-3': version3,
  'signature-algorithm': signatureAlgorithm,
  key: ({ signer }) => is(!keyProblem(signer), 'The key is allowed.', 'The key isn’t allowed.', signer.key),

  validity({ signer }) {
    const { notBefore, notAfter } = signer;
    if (!notBefore || !notAfter) return failed('Its dates can’t be read.');
    const { days: most, name } = levelOf(signer) ?? { days: 366, name: 'level 1' };
    const days = Math.ceil((notAfter.getTime() - notBefore.getTime()) / DAY);
    return is(
      days <= most,
      `It’s valid for ${days} days.`,
      `It’s valid for ${days} days; ${name} allows ${most}.`,
    );
  },

  'end-entity': ({ signer }) =>
    is(
      critical(signer, EXTENSION.basicConstraints) === true && !signer.isAuthority,
      'It says `CA:FALSE` in a critical extension.',
      'It doesn’t say `CA:FALSE` in a critical extension.',
    ),

  'digital-signature'({ signer }) {
    const isExact = [...signer.usages].sort().join() === 'digitalSignature,nonRepudiation';
    return is(
      isExact && critical(signer, EXTENSION.keyUsage) === true,
      'It has both bits in a critical extension.',
      'It doesn’t have exactly these two bits in a critical extension.',
      signer.usages.join(', '),
    );
  },

  purpose({ signer }) {
    const ids = purposeIds(signer.extensions);
    const isComplete =
      ids.includes(PURPOSE.claims) && (ids.includes(PURPOSE.email) || ids.includes(PURPOSE.documents));
    return is(
      isComplete && critical(signer, EXTENSION.extendedKeyUsage) === false,
      'It has the purposes.',
      'A purpose is missing, or the extension is critical.',
      signer.purposes.join(', '),
    );
  },

  'authority-key-identifier': ({ signer }) =>
    is(Boolean(authorityKeyId(signer)), 'It’s there.', 'It’s missing, or it names no key.'),
  'subject-key-identifier': ({ signer }) =>
    is(subjectKeyId(signer) !== undefined, 'It’s there.', 'It’s missing.'),

  subject({ signer }) {
    const missing = ['C', 'O', 'CN'].filter(
      (part) => !signer.subject.some(([attribute]) => attribute === part),
    );
    const isPlain = signer.subject.every(([, value]) => /^[\x20-\x7e]*$/.test(value));
    if (missing.length > 0) return failed(`Missing: ${missing.map((part) => `\`${part}\``).join(', ')}.`);
    return is(isPlain, 'Its parts are there, in plain ASCII.', 'It isn’t plain ASCII.');
  },

  'certificate-policy': ({ signer }) =>
    is(isOfProgram(signer), 'It’s there.', 'It’s missing.', policyIds(signer.extensions).join(', ')),

  'assurance-level'({ signer }) {
    const level = levelOf(signer);
    return is(level !== undefined, `It’s ${level?.name}.`, 'It doesn’t name a known level.');
  },

  'product-record'({ signer }) {
    const record = recordIdOf(signer);
    if (record === 'unreadable')
      return failed('It can’t be read as text of 36 characters, or it’s there twice.');
    return is(record !== 'none', 'It’s there.', 'It’s missing.', record === 'none' ? undefined : record.id);
  },

  'revocation-address'({ signer }) {
    const addresses = ocspAddresses(signer.extensions);
    return is(
      addresses.some((address) => /^http:\/\//i.test(address)),
      'It names a responder with an `http` URL.',
      'It doesn’t name a responder with an `http` URL.',
      addresses.join(', '),
    );
  },
};
