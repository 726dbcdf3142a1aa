import './Doors.css';

interface Link {
  label: string;
  address: string;
}

interface Door extends Pick<Link, 'address'> {
  title: string;
  text: string;
  /** What's drawn over the sheet, in units of 72 by 56. */
  drawing: string;
  links: readonly Link[];
}

/** The ways into the docs. A link is shown if its page exists. */
export const DOORS: readonly Door[] = [
  {
    title: 'Read and show',
    text: 'Find the Content Credentials in a file, check them, and show them to your users.',
    address: '/docs/manifest/reading',
    // An eye
    drawing: 'M26 34q18-20 36 0q-18 20-36 0zM44 28a6 6 0 1 0 .01 0z',
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
    // A seal
    drawing: 'M46 20a12 12 0 1 0 .01 0zM40 32l4 4 8-8M40 42v12l6-4 6 4V42',
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
    // A chain of rings
    drawing: 'M34 22a9 9 0 1 0 .01 0zM46 30a9 9 0 1 0 .01 0zM58 38a9 9 0 1 0 .01 0z',
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
          {/* The sheet that a file is in all drawings. */}
          <svg viewBox="0 0 72 56" width="72" height="56" aria-hidden="true">
            <path d="M10 4h26l12 12v36H10zM36 4v12h12" />
            <path d={drawing} />
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
