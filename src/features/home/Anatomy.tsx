import { href } from '../../ui/href.ts';
import type { FilePart } from './anatomy.ts';
import { type LiveCard, SIGNED_FILE } from './live-card.ts';

/** What protects what, in the order in which the figure is read. */
const STEPS: ReadonlyArray<readonly [title: string, address: string, text: string]> = [
  [
    'The claim lists the parts',
    '/docs/manifest/understanding-manifest',
    'It holds a hash of each, so none can be replaced.',
  ],
  [
    'The signature signs the claim',
    '/docs/manifest/reading/check-signer',
    'It names the signer. Only their key can make it.',
  ],
  [
    'The hash protects the image',
    '/docs/manifest/reading/how-the-hash-works',
    'Change any byte, and it no longer matches.',
  ],
];

/** Parts that are too small to be seen at the scale of the file. */
const SMALL: ReadonlySet<FilePart['name']> = new Set(['Actions', 'Hash', 'Claim']);
/** Width of the enlarged parts, in percent of the figure's. */
const ENLARGED = 86;
const number = (value: number) => value.toLocaleString('en-US');

const sum = (all: readonly FilePart[]) => all.reduce((total, { bytes }) => total + bytes, 0);

/**
 * The strip's widths and the places of lines, for the head: the policy blocks style attributes, and has the hash of this.
 */
export function anatomyStyle({ parts, changedFromEnd }: LiveCard): string {
  const small = parts.filter(({ name }) => SMALL.has(name));
  /** Where a part begins, in percent. */
  const start = (of: readonly FilePart[], name: FilePart['name']) =>
    (100 *
      sum(
        of.slice(
          0,
          of.findIndex((part) => part.name === name),
        ),
      )) /
    sum(of);
  const places = {
    '--from': start(parts, 'Actions'),
    '--to': start(parts, 'Signature'),
    '--enlarged': ENLARGED,
    '--hash': (ENLARGED * (start(small, 'Hash') + start(small, 'Claim'))) / 200,
    '--end': (100 * changedFromEnd) / sum(parts),
  };
  const variables = Object.entries(places).map(([name, value]) => `${name}:${value.toFixed(2)}%`);
  const widths = parts.map(({ name, bytes }) => `.anatomy [data-part=${name}]{flex-grow:${bytes}}`);
  return `.anatomy{${variables.join(';')}}${widths.join('')}`;
}

/** The file of the card, drawn to scale: its parts, and which of them protects which. What the card breaks breaks here, too. */
export function Anatomy({ card, known }: { card: LiveCard; known: ReadonlySet<string> }) {
  const { parts, changedByte } = card;
  const credentials = sum(parts.slice(0, -1));
  return (
    <section className="home-section anatomy" aria-labelledby="anatomy">
      <div className="anatomy-head">
        <h2 id="anatomy">Inside that file</h2>
        <p className="anatomy-whole">
          {number(credentials)} bytes of Content Credentials and {number(sum(parts) - credentials)} bytes of
          image, to scale. The verdict above trusts the root of this site’s examples.
        </p>
        <p className="anatomy-broken">
          You changed one bit of byte {number(changedByte)}, at the red line. The hash no longer matches the
          image, and the signature protects that hash, so nobody can fix it without signing again.
        </p>
      </div>
      <div className="anatomy-figure" aria-hidden="true">
        <div className="anatomy-strip">
          {parts.map(({ name, bytes, text }) => (
            <span key={name} data-part={name}>
              {!SMALL.has(name) && <PartName name={name} bytes={bytes} />}
              {!SMALL.has(name) && text && <code>{text}</code>}
              {!text && (
                <img
                  src={href(`/${SIGNED_FILE}`)}
                  width="480"
                  height="320"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </span>
          ))}
          <span className="anatomy-bit" />
        </div>
        <div className="anatomy-lens" />
        <div className="anatomy-enlarged">
          {parts
            .filter(({ name }) => SMALL.has(name))
            .map(({ name, bytes, text }) => (
              <span key={name} data-part={name} className={name === 'Claim' ? undefined : 'arrow'}>
                <PartName name={name} bytes={bytes} />
                <code>{text}</code>
              </span>
            ))}
        </div>
        <p className="anatomy-lists arrow">
          <span>
            <b>1</b> lists the parts
          </span>
        </p>
        <p className="anatomy-signs arrow">
          <span>
            <b>2</b> signs the claim
          </span>
        </p>
        <p className="anatomy-protects arrow">
          <span>
            <b>3</b> protects every byte of the image
          </span>
        </p>
      </div>
      <ol>
        {STEPS.map(([title, address, text]) => (
          <li key={title}>
            <strong>{known.has(address) ? <a href={href(address)}>{title}</a> : title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const PartName = ({ name, bytes }: Pick<FilePart, 'name' | 'bytes'>) => (
  <span>
    <b>{name}</b> <small>{number(bytes)} bytes</small>
  </span>
);
