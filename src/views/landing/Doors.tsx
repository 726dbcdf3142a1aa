import './Doors.css';
import { Fragment, type ReactNode } from 'react';

interface Link {
  label: string;
  address: string;
}

interface Door extends Pick<Link, 'address'> {
  title: string;
  text: string;
  /** In units of 320 by 160. */
  drawing: ReactNode;
  links: readonly Link[];
}

const [INK, SOFT, LINE, GREEN, RED, GOLD] = [
  '#14201d',
  '#52605b',
  '#e3e8e5',
  '#1d6b3f',
  '#a3252b',
  '#b5700c',
];
const CHECK = 'M-3 0l2.5 2.5 4-5';
const CROSS = 'M-2.5-2.5l5 5m0-5l-5 5';
/** A page that goes on below. */
const SHEET = 'M30 18h260q10 0 10 10v132H20V28q0-10 10-10z';
/** Where a report's rows are, and what each says about a file that was changed after signing. */
const ROWS: ReadonlyArray<readonly [y: number, code: string]> = [
  [70, 'claimSignature.validated'],
  [94, 'timeStamp.trusted'],
  [118, 'assertion.dataHash.mismatch'],
];
/** The certificates of the example files. */
const CHAIN: ReadonlyArray<readonly [name: string, text: string]> = [
  ['Example Gallery Root CA', 'Trust anchor until 2036'],
  ['Example Gallery Intermediate CA', 'Issued by the root'],
  ['Example Gallery Signer', 'Signs files'],
];
/** What an assertion of such a file says. */
const ASSERTION = [
  '{',
  '  "actions": [{',
  '    "action": "c2pa.created",',
  '    "digitalSourceType":',
  '      "…/digitalCreation"',
  '  }]',
];

/** The ways into the docs. A link is shown if its page exists. */
export const DOORS: readonly Door[] = [
  {
    title: 'Read and show',
    text: 'Find the Content Credentials in a file, check them, and show them to your users.',
    address: '/docs/manifest/reading',
    // A report
    drawing: (
      <>
        <path fill="#f8e3e1" d="M0 0h320v160H0z" />
        <path fill="#fff" d={SHEET} />
        <text className="title" fill={INK} x="36" y="46">
          Not the file that was signed
        </text>
        <path fill="#fcecec" d="M20 106h280v24H20z" />
        <path stroke={LINE} strokeWidth="1" d="M36 58h248M36 82h248M36 106h248M36 130h248" />
        {ROWS.map(([y, code]) => (
          <Fragment key={code}>
            <circle fill={y === 118 ? RED : GREEN} cx="43" cy={y} r="7" />
            <path
              stroke="#fff"
              strokeWidth="2"
              d={y === 118 ? CROSS : CHECK}
              transform={`translate(43 ${y})`}
            />
            <text className="mono" fill={y === 118 ? RED : INK} x="58" y={y + 4}>
              {code}
            </text>
          </Fragment>
        ))}
        <Seal place="translate(268 125)rotate(12)scale(.95)" color={RED} isCracked />
      </>
    ),
    links: [
      { label: 'Inspect a file', address: '/docs/verify' },
      { label: 'Validate manifests', address: '/docs/manifest/reading/manifest-validation' },
      { label: 'Show credentials on a page', address: '/docs/js-sdk/guides/viewing-manifest-data' },
    ],
  },
  {
    title: 'Write and sign',
    text: 'State what happened to a file, and sign it with a test certificate in a few lines.',
    address: '/docs/manifest/writing',
    // An assertion, and the seal of the claim that lists it
    drawing: (
      <>
        <path fill="#cfe4df" d="M0 0h320v160H0z" />
        <path fill={INK} d={SHEET} />
        <path stroke="#3b4a46" strokeWidth="1" d="M20 46h280" />
        <text className="mono" fill="#f6d18a" x="36" y="37">
          c2pa.actions.v2
        </text>
        {ASSERTION.map((line, index) => (
          <text key={line} className="mono" fill="#dfe9e6" x="36" y={66 + 17 * index}>
            {line}
          </text>
        ))}
        <Seal place="translate(258 118)rotate(-12)scale(1.05)" color="#0b5d57" />
      </>
    ),
    links: [
      { label: 'Sign your first file', address: '/docs/getting-started' },
      { label: 'Write assertions and actions', address: '/docs/manifest/writing/assertions-actions' },
      { label: 'Add ingredients', address: '/docs/manifest/writing/ingredients' },
    ],
  },
  {
    title: 'Get trusted and ship',
    text: 'Get a certificate that validators trust, keep its key safe, and sign in production.',
    address: '/docs/signing',
    // A chain of certificates
    drawing: (
      <>
        <path fill="#f4e4c3" d="M0 0h320v160H0z" />
        {CHAIN.map(([name, text], index) => (
          <g key={name} transform={`translate(${20 + 20 * index} ${14 + 47 * index})`}>
            {index > 0 && (
              <rect x="4" y="-22" width="15" height="32" rx="7.5" stroke={GOLD} strokeWidth="5" />
            )}
            <path fill="#fff" d="M6 0h228q6 0 6 6v26q0 6-6 6H6q-6 0-6-6V6q0-6 6-6z" />
            {index > 0 && <path stroke={GOLD} strokeWidth="5" d="M4-4v6.5a7.5 7.5 0 0 0 15 0V-4" />}
            <text fill={INK} x="50" y="17">
              {name}
            </text>
            <text className="note" fill={SOFT} x="50" y="30">
              {text}
            </text>
          </g>
        ))}
        <Seal place="translate(250 30)scale(.9)" color={GREEN} />
      </>
    ),
    links: [
      { label: 'Get a certificate', address: '/docs/signing/get-cert' },
      { label: 'Keys in a KMS or an HSM', address: '/docs/production' },
      { label: 'C2PA conformance program', address: '/docs/conformance' },
    ],
  },
];

/** What readers look for most, in their words. */
export const TASKS: readonly Link[] = [
  { label: 'Find out why a file is Invalid', address: '/docs/manifest/reading/validation-results' },
  { label: 'Look up an error message', address: '/docs/errors' },
  { label: 'Mark AI-generated media', address: '/docs/ai/mark' },
  { label: 'Keep credentials when you resize images', address: '/docs/delivery/sign-renditions' },
  { label: 'Sign video for DASH or HLS', address: '/docs/media/fragmented-video' },
  {
    label: 'Find a certificate’s mistake',
    address: '/docs/signing/certificate-messages#reason-from-the-sdk',
  },
  { label: 'Recover credentials that were removed', address: '/docs/durable-cr' },
  { label: 'Give an assistant these docs', address: '/docs/assistants' },
];

interface DoorsProps {
  known: (address: string) => boolean;
  href: (address: string) => string;
}

/** The ways into the docs, as large cards with a drawing each. */
export function Doors({ known, href }: DoorsProps) {
  return (
    <ul className="doors">
      {DOORS.filter(({ address }) => known(address)).map(({ title, text, address, drawing, links }) => (
        <li key={address}>
          <svg viewBox="0 0 320 160" aria-hidden="true">
            {drawing}
          </svg>
          <h2>
            <a href={href(address)}>{title}</a>
          </h2>
          <p>{text}</p>
          <ul>
            {links
              .filter((link) => known(link.address))
              .map((link) => (
                <li key={link.address}>
                  <a href={href(link.address)}>{link.label}</a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Seal({ place, color, isCracked }: { place: string; color: string; isCracked?: boolean }) {
  return (
    <g transform={place}>
      <circle fill="#fff" r="29" />
      {/* Its edge is scalloped. */}
      <circle fill={color} stroke={color} strokeWidth="5" strokeDasharray=".1 6.4" r="24" />
      <path
        {...(isCracked
          ? { fill: '#fff', d: 'M4-29L1-15 6-7-4 4 1 12-4 20-2 29H1L-1 21 5 12 0 4 9-7 6-15 9-29z' }
          : { stroke: '#fff', d: 'M-11 1l8 8 15-17' })}
      />
    </g>
  );
}
