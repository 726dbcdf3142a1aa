import './Doors.css';
import type { ReactNode } from 'react';

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

/** The colors of the picture in the examples, on any page. */
const [HILL, GROUND, DARK, LIT, GREEN] = ['#40566b', '#213140', '#16222d', '#f6d18a', '#0b5d57'];

/** The ways into the docs. A link is shown if its page exists. */
export const DOORS: readonly Door[] = [
  {
    title: 'Read and show',
    text: 'Find the Content Credentials in a file, check them, and show them to your users.',
    address: '/docs/manifest/reading',
    // A lens over the picture, with its record in it
    drawing: (
      <>
        <Evening id="door-evening" />
        <path stroke={DARK} strokeWidth="13" d="M236 110l32 34" />
        <circle fill="#fff" stroke={DARK} strokeWidth="7" cx="206" cy="76" r="50" />
        <path stroke="#b3bfbb" d="M172 80h10M194 80h46M172 93h10M194 93h36M175 106h7M194 106h28" />
        <path stroke={GROUND} d="M206 56h32" />
        <Seal place="translate(184 56)scale(.5)" />
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
    // A stamp that leaves a seal on a print
    drawing: (
      <>
        <path fill={GROUND} d="M0 0h320v160H0z" />
        <path fill={HILL} opacity=".45" d="M0 128h320v32H0z" />
        <g transform="rotate(-4 130 80)">
          <path fill={DARK} d="M36 24h200v124H36z" />
          <path fill="#fff" d="M32 18h200v124H32z" />
          <g transform="translate(41 27)scale(.568)">
            <Evening id="door-print" />
          </g>
          <path stroke={GROUND} d="M42 130h62" />
          <path stroke="#b3bfbb" d="M116 130h30" />
        </g>
        <Seal place="translate(214 118)" />
        <g transform="translate(246 68)rotate(20)">
          <path fill={LIT} d="M-10 0c3-7 2-12-3-18a19 19 0 1 1 26 0c-5 6-6 11-3 18z" />
          <path fill="#da9377" d="M-22 0h44q5 0 5 5v9h-54V5q0-5 5-5z" />
          <path fill={GREEN} d="M-24 14h48v6h-48z" />
        </g>
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
    // A chain from the seal to a name on a list
    drawing: (
      <>
        <Evening id="door-late" isLate />
        <path fill="#fff" d="M206 16h88q6 0 6 6v116q0 6-6 6h-88q-6 0-6-6V22q0-6 6-6z" />
        <path stroke="#b3bfbb" d="M214 56h74M214 116h62M214 132h74" />
        <path fill="#e3f1ee" d="M200 70h100v30H200z" />
        <path stroke={GROUND} d="M214 36h40M242 85h46" />
        <g stroke={LIT} strokeWidth="6" transform="translate(104 120)rotate(-17)">
          <rect x="18" y="-11" width="42" height="22" rx="11" />
          <rect x="50" y="-11" width="42" height="22" rx="11" />
          <rect x="82" y="-11" width="42" height="22" rx="11" />
        </g>
        <Seal place="translate(104 120)" />
        <Seal place="translate(221 85)scale(.46)" />
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
    address: '/docs/signing/check-certificate#reason-from-the-sdk',
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

/** The picture of the examples: hills at sunset, or later. */
function Evening({ id, isLate }: { id: string; isLate?: boolean }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={isLate ? '#25395a' : '#4a4b60'} />
        <stop offset=".8" stopColor={isLate ? '#966f6a' : '#e2aa89'} />
      </linearGradient>
      <path fill={`url(#${id})`} d="M0 0h320v160H0z" />
      <circle fill="#fff1da" cx="146" cy="66" r="21" />
      <path fill={HILL} d="M0 104l74-58 55 45 58-50 133 70v49H0z" />
      <path fill={GROUND} d="M0 126q78-22 160 0t160 0v34H0z" />
      <path fill={DARK} d="M40 92l20-18 20 18h-4v34H44V92z" />
      <path fill={LIT} d="M55 98h11v12H55z" />
    </>
  );
}

function Seal({ place }: { place: string }) {
  return (
    <g transform={place}>
      <circle fill="#fff" r="29" />
      {/* Its edge is scalloped. */}
      <circle fill={GREEN} stroke={GREEN} strokeWidth="5" strokeDasharray=".1 6.4" r="24" />
      <path stroke="#fff" d="M-11 1l8 8 15-17" />
    </g>
  );
}
