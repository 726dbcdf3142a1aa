import './Doors.css';
import type { ReactNode } from 'react';

interface Link {
  label: string;
  address: string;
}

interface Door extends Pick<Link, 'address'> {
  title: string;
  text: string;
  /** What's drawn over the sheet, in units of 320 by 128. */
  drawing: ReactNode;
  links: readonly Link[];
}

/** The ways into the docs. A link is shown if its page exists. */
export const DOORS: readonly Door[] = [
  {
    title: 'Read and show',
    text: 'Find the Content Credentials in a file, check them, and show them to your users.',
    address: '/docs/manifest/reading',
    // A lens over the sheet's bytes, with an eye in it
    drawing: (
      <>
        <circle cx="226" cy="82" r="32" />
        <path d="M249 105l24 23M206 82q20-22 40 0q-20 22-40 0z" />
        <circle className="door-full" cx="226" cy="82" r="6" />
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
    // A seal on the sheet
    drawing: (
      <>
        <path className="door-full" d="M210 96v30l14-8 14 8V96z" />
        <circle className="door-full door-seal" cx="224" cy="78" r="26" />
        <path className="door-mark" d="M212 78l8 8 16-16" />
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
    // A chain of rings, from the sheet to a root that's known
    drawing: (
      <>
        <circle cx="212" cy="92" r="16" />
        <circle cx="238" cy="76" r="16" />
        <circle className="door-full" cx="265" cy="56" r="21" />
        <path className="door-mark" d="M255 56l7 7 13-13" />
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
          <svg viewBox="0 0 320 128" aria-hidden="true">
            <SignedSheet />
            <g className="door-drawing" transform="translate(30)">
              {drawing}
            </g>
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

/** The file in every door: a sheet with a picture, and the bytes of its credentials below. */
function SignedSheet() {
  return (
    <>
      <path className="door-sheet" d="M1 128V16h239l24 24v88" />
      <path className="door-sky" d="M17 44h231v50H17z" />
      <circle className="door-sun" cx="150" cy="62" r="9" />
      <path className="door-hill" d="M17 82q58-24 116-6t115-12v30H17z" />
      <path className="door-ground" d="M17 94v-6q66-14 124-2t107-4v12z" />
      <path
        className="door-bytes"
        d="M17 106h84M110 106h22M141 106h40M190 106h58M17 118h44M70 118h98M177 118h71"
      />
      <path className="door-sheet" d="M240 16v24h24" />
    </>
  );
}
