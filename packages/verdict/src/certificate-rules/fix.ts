import type { Certificate } from '../x509/certificate.ts';
import { ocspAddresses, purposeIds } from '../x509/extensions.ts';
import { PURPOSE } from '../x509/names.ts';
import { keyProblem } from './key.ts';
import type { ClinicRule } from './table.ts';

/**
 * A value that's safe between single quotation marks in a command that readers copy: text from an untrusted
 * certificate must not become a command, or another part of the name (`/` and `+` separate parts of `-subj`).
 */
const SAFE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._&@(),-]{0,62}$/u;
const SAFE_ADDRESS = /^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w./-]*)?$/;

const NAME_PARTS = ['C', 'ST', 'L', 'O', 'OU', 'CN'] as const;
const NEEDED: Readonly<Record<string, string>> = { O: 'Your organization', CN: 'Your product' };

function subjectOf({ subject, isAuthority }: Certificate): string {
  return NAME_PARTS.flatMap((part) => {
    const own = subject.find(([attribute]) => attribute === part)?.[1] ?? '';
    // A certificate with the name of its CA would read as the CA's own.
    const value = part === 'CN' && isAuthority ? '' : own;
    const shown = SAFE_NAME.test(value) ? value : NEEDED[part];
    return shown ? [`/${part}=${shown}`] : [];
  }).join('');
}

const PURPOSE_LINES = [
  [PURPOSE.email, 'emailProtection'],
  [PURPOSE.documents, PURPOSE.documents],
  [PURPOSE.claims, PURPOSE.claims],
] as const;

function purposesOf({ extensions }: Certificate): string {
  const ids = purposeIds(extensions);
  const lines = PURPOSE_LINES.filter(([id]) => ids.includes(id)).map(([, line]) => line);
  return lines.length > 0 ? lines.join(', ') : `emailProtection, ${PURPOSE.claims}`;
}

/** Options of `openssl genpkey` for another key of the same kind, or of the usual kind if that isn't allowed. */
function keyOptions(certificate: Certificate): string {
  const curve = (name: string) => `-algorithm EC -pkeyopt ec_paramgen_curve:${name}`;
  const { key, publicKey } = certificate;
  if (publicKey.bits !== undefined) return `-algorithm RSA -pkeyopt rsa_keygen_bits:3072`;
  if (keyProblem(certificate)) return curve('P-256');
  return key === 'Ed25519' ? '-algorithm ED25519' : curve(key.replace('EC, ', ''));
}

const responderOf = ({ extensions }: Certificate): string =>
  ocspAddresses(extensions).find((address) => SAFE_ADDRESS.test(address)) ?? 'http://ocsp.example.org';

/** The names of the commands that make a request which keeps a rule. */
export const requestCommands = ({ id }: Pick<ClinicRule, 'id'>): readonly string[] =>
  id === 'key' ? ['new-key', 'request'] : ['request'];

/** A rule's commands with the reader's values filled in, as one text with one command per line. */
export function commandsFor(
  names: readonly string[],
  commands: Readonly<Record<string, readonly string[]>>,
  signer: Certificate,
): string {
  const values: Readonly<Record<string, string>> = {
    subject: subjectOf(signer),
    purposes: purposesOf(signer),
    key: keyOptions(signer),
    ocsp: responderOf(signer),
  };
  return names
    .flatMap((name) => commands[name] ?? [])
    .join('\n')
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
