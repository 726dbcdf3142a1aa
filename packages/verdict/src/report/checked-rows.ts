import { type Certificate, shortName } from '../x509/certificate.ts';
import type { Line, Piece, Row } from './lines.ts';
import { ownManifest, type Report } from './report.ts';
import type { SigningTime } from './signing-time.ts';

import { timeText } from './time-text.ts';
import { isSignerVerified, reliabilityIn, signerTitle } from './verdict.ts';
import { SIGNER_ROWS } from './verdict-table.ts';

/** Names of the certificate authorities above the signer, the nearest first. */
function authorities(certificates: readonly Certificate[]): string[] {
  const above = certificates.slice(1).map(({ subject }) => shortName(subject));
  const last = certificates.at(-1);
  const root = last && !last.isSelfIssued ? [shortName(last.issuer)] : [];
  return [...above, ...root].slice(0, 10);
}

/** Who signed, according to the certificate. Unless a trust list vouches for the signer, it's only a name. */
export function signerRow(report: Report): Row[] {
  const { name, organization } = ownManifest(report)?.signer ?? {};
  const texts = [name, organization].filter((one) => one !== undefined).map((one) => ({ fromFile: one }));
  if (texts.length === 0) return [];
  const line: Line = texts.flatMap((one, index): Piece[] => (index === 0 ? [one] : [', ', one]));
  const title = signerTitle(report);
  if (title === SIGNER_ROWS.verified) return [{ name: title, lines: [line] }];
  const why =
    reliabilityIn(report) === 'unreliable'
      ? 'A check failed or is missing, so anyone could have written this name.'
      : title === SIGNER_ROWS.notCompared
        ? 'The name is verified. Whether these credentials are about this file wasn’t checked.'
        : report.listed.length > 0
          ? 'The certificate comes from an authority on a trust list, but that doesn’t count here. The verdict says why.'
          : 'The name comes from the certificate itself, and anyone can make a certificate.';
  return [{ name: title, lines: [line], notes: [[why]] }];
}

/** Which authority issued the signer's certificate, and which trust list the result depends on. */
export function issuerRows(report: Report): Row[] {
  const vouchers = ownManifest(report)?.vouchers ?? [];
  const certificates = ownManifest(report)?.signer.certificates ?? [];
  const [signer] = certificates;
  if (!signer) return [];
  const names = authorities(certificates);
  const chain: Line = names.flatMap((text, index): Piece[] =>
    index === 0 ? [{ fromFile: text }] : [' › ', { fromFile: text }],
  );
  const lists: Line[] =
    vouchers.length > 0
      ? vouchers.map(({ title, issued, anchor }) => [
          title,
          ...(issued === undefined ? [] : [`, issued on ${issued}`]),
          '; anchor: ',
          { fromFile: anchor },
        ])
      : [[listNote(report)]];
  return [
    {
      name: isSignerVerified(report) ? 'Certificate issued by' : 'Claimed issuer (not verified)',
      lines: [signer.isSelfIssued ? ['Itself: it’s self-signed'] : chain],
    },
    { name: 'Trust list', lines: lists },
  ];
}

/** Why no list vouches for the signer. */
function listNote({ isTrustUsed, listed }: Report): string {
  const titles = [...new Set(listed.map(({ title }) => title))].join(', ');
  if (listed.some(({ isUsed }) => isUsed)) return `${titles}, but the date of signing isn’t confirmed`;
  if (titles !== '') return `Not on the lists that were used, but on one that wasn’t: ${titles}`;
  return isTrustUsed ? 'The signer isn’t on the lists that were used' : 'None used';
}

/** When it was signed, as a line of text. */
export function signingTimeLine(signing: SigningTime): Line {
  switch (signing.state) {
    case 'trusted':
      return [timed(signing.time), ', confirmed by a trusted time stamp'];
    case 'claimed':
      return ['Claimed: ', timed(signing.time), '. The time-stamping authority isn’t verified.'];
    case 'bad':
      return [`Unknown. There’s a time stamp, but it isn’t valid (${signing.code}).`];
    case 'none':
      return ['Unknown. There’s no time stamp.'];
  }
}

/** A time in words; one that can't be read, as the file has it. */
export const timed = (time: string): Piece => timeText(time) ?? { fromFile: time };
