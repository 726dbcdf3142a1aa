import type { ReactNode } from 'react';
import { splitAddress } from '../../config/address.ts';
import { href } from '../../ui/href.ts';
import type { FilePart } from './anatomy.ts';
import { type LiveCard, SIGNED_FILE } from './live-card.ts';

const ABOUT: Readonly<Record<FilePart['name'], readonly [text: string, address: string]>> = {
  Thumbnail: ['How the image looked when it was signed', '/docs/manifest/understanding-manifest#the-parts'],
  Actions: ['How it was made, and each edit', '/docs/manifest/writing/assertions-actions'],
  Hash: ['Changes with any byte of the image', '/docs/manifest/reading/how-the-hash-works'],
  Claim: ['Lists the parts before it by their hashes', '/docs/manifest/understanding-manifest'],
  Signature: ['Signs the claim, and names the signer', '/docs/manifest/reading/check-signer'],
  Image: ['The compressed pixels', '/docs/manifest/reading/manifest-validation'],
};

/** What protects what. */
const ARCS: ReadonlyArray<readonly [from: FilePart['name'], to: FilePart['name']]> = [
  ['Signature', 'Claim'],
  ['Claim', 'Hash'],
  ['Claim', 'Actions'],
  ['Claim', 'Thumbnail'],
  ['Hash', 'Image'],
];

const WIDTH = 1000;
const HEIGHT = 88;
/** Of the lines from the parts to their names. */
const LEADERS = 28;
const number = (value: number) => value.toLocaleString('en-US');

const sum = (all: readonly FilePart[]) => all.reduce((total, { bytes }) => total + bytes, 0);

/**
 * The strip's widths and the place of the changed byte, for the head: the policy blocks style attributes, and has the hash
 * of this.
 */
export const anatomyStyle = ({ parts, changedFromEnd }: LiveCard): string =>
  parts.map(({ name, bytes }) => `.anatomy-strip [data-part=${name}]{flex-grow:${bytes}}`).join('') +
  `.anatomy-bit{--end:${((100 * changedFromEnd) / sum(parts)).toFixed(2)}%}`;

/** The file of the card, drawn to scale: its parts, and which of them protects which. What the card breaks breaks here, too. */
export function Anatomy({ card, known }: { card: LiveCard; known: ReadonlySet<string> }) {
  const { parts, changedByte } = card;
  const whole = sum(parts);
  const middle = (name: FilePart['name']) => {
    const at = parts.findIndex((part) => part.name === name);
    return (WIDTH * (sum(parts.slice(0, at)) + (parts[at]?.bytes ?? 0) / 2)) / whole;
  };
  const credentials = sum(parts.slice(0, -1));
  const arcs = ARCS.map(([from, to]) => {
    const [start, end] = [middle(from), middle(to)];
    const top = HEIGHT - Math.min(HEIGHT - 4, 16 + Math.abs(end - start) / 4.4) * 1.33;
    return (
      <path
        key={from + to}
        data-part={from}
        data-to={to}
        d={`M${start} ${HEIGHT}C${start} ${top} ${end} ${top} ${end} ${HEIGHT}`}
      />
    );
  });
  const leaders = parts.map(({ name }, index) => {
    const [start, end] = [middle(name), (WIDTH * (index + 0.5)) / parts.length];
    const half = LEADERS / 2;
    return (
      <path key={name} data-part={name} d={`M${start} 0C${start} ${half} ${end} ${half} ${end} ${LEADERS}`} />
    );
  });
  return (
    <section className="home-section anatomy" aria-labelledby="anatomy">
      <div className="anatomy-head">
        <h2 id="anatomy">Inside that file</h2>
        <p className="anatomy-whole">
          {number(credentials)} bytes of Content Credentials and {number(whole - credentials)} bytes of image,
          to scale. Arcs lead from each part to what it protects.
        </p>
        <p className="anatomy-broken">
          You changed one bit of byte {number(changedByte)}, at the red line. The hash no longer matches the
          image, and the signature protects that hash, so nobody can fix it without signing again.
        </p>
      </div>
      <div className="anatomy-figure">
        <Lines depth={HEIGHT}>
          <g className="anatomy-arcs">{arcs}</g>
        </Lines>
        <div className="anatomy-strip" aria-hidden="true">
          {parts.map(({ name, hex }) => (
            <span key={name} data-part={name}>
              {hex && <span>{hex.match(/../g)?.join(' ')}</span>}
              {(name === 'Image' || name === 'Thumbnail') && (
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
        <Lines depth={LEADERS}>{leaders}</Lines>
        <ol>
          {parts.map(({ name, bytes }) => {
            const [text, address] = ABOUT[name];
            return (
              <li key={name} data-part={name}>
                <strong>
                  {known.has(splitAddress(address).path) ? <a href={href(address)}>{name}</a> : name}
                </strong>{' '}
                <small>{number(bytes)} bytes</small>
                <p>{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** Lines along the strip, and the same for a strip that's upright. */
function Lines({ depth, children }: { depth: number; children: ReactNode }) {
  return (
    <>
      <svg
        className="anatomy-across"
        viewBox={`0 0 ${WIDTH} ${depth}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {children}
      </svg>
      <svg
        className="anatomy-upright"
        viewBox={`0 0 ${depth} ${WIDTH}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g transform="matrix(0 1 1 0 0 0)">{children}</g>
      </svg>
    </>
  );
}
