import type { ReactNode } from 'react';
import { href } from '../../ui/href.ts';
import type { FilePart } from './anatomy.ts';
import { type LiveCard, SIGNED_FILE } from './live-card.ts';

/** Bytes in a column of the figure, and columns that stand for all of its empty bytes. */
const ROWS = 80;
const BREAK = 16 * ROWS;
const number = (value: number) => value.toLocaleString('en-US');

const sum = (all: readonly FilePart[]) => all.reduce((total, { bytes }) => total + bytes, 0);

/** The places of parts and of the changed byte, for the head: the policy blocks style attributes, and has the hash of this. */
export function anatomyStyle({ anatomy: { parts, zeros }, changedByte }: LiveCard): string {
  const drawn = (byte: number) => (byte > zeros.from ? byte - zeros.bytes + BREAK : byte);
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  const place = (name: string, start: number, end: number) =>
    `.anatomy [data-part=${name}]{--start:${percent(start / whole)};--size:${percent((end - start) / whole)}}`;
  const whole = drawn(sum(parts));
  const places = parts.map(({ name }, index) =>
    place(name, drawn(sum(parts.slice(0, index))), drawn(sum(parts.slice(0, index + 1)))),
  );
  // Only whole columns are free of other bytes.
  const first = Math.ceil(zeros.from / ROWS) * ROWS;
  places.push(place('Zeros', first, first + BREAK - ROWS));
  const changed = drawn(changedByte - 1);
  return `.anatomy{--at:${percent(changed / whole)};--row:${percent(((changed % ROWS) + 0.5) / ROWS)}}${places.join('')}`;
}

/** Hexadecimal digits in lines of four groups. */
const Digits = ({ of, className }: { of: string; className?: string }) => (
  <code className={className} aria-hidden="true">
    {of
      .slice(0, 64)
      .match(/.{16}/g)
      ?.map((line) => line.match(/.{4}/g)?.join(' '))
      .join('\n')}
  </code>
);

interface StepProps {
  name: FilePart['name'];
  bytes: number;
  /** A page about it. */
  address: string;
  /** What it does with the next one. */
  verb?: string;
  children: ReactNode;
}

function Step({ name, bytes, address, verb, children }: StepProps) {
  return (
    <li data-part={name}>
      <h3>
        <a href={href(address)}>{name}</a> <small>{number(bytes)} bytes</small>
      </h3>
      {children}
      {verb && (
        <span className="anatomy-verb">
          <span className={name === 'Hash' ? 'anatomy-whole' : undefined}>{verb}</span>
          {name === 'Hash' && <span className="anatomy-broken">differs</span>}
        </span>
      )}
    </li>
  );
}

/** The file of the card, byte by byte, and which of its parts protects which. What the card breaks breaks here, too. */
export function Anatomy({ card: { anatomy, hashes, changedByte } }: { card: LiveCard }) {
  const bytesOf = (name: FilePart['name']) => anatomy.parts.find((part) => part.name === name)?.bytes ?? 0;
  const step = (name: FilePart['name'], address: string) => ({ name, bytes: bytesOf(name), address });
  return (
    <section className="home-section anatomy" aria-labelledby="anatomy">
      <div className="anatomy-head">
        <h2 id="anatomy">Inside that file</h2>
        <p className="anatomy-whole">
          It has {number(sum(anatomy.parts))} bytes<span className="needs-script">, and each dot is one</span>
          . Change any byte of the image, and its hash no longer matches the signed one.
        </p>
        <p className="anatomy-broken">
          You changed one bit of byte {number(changedByte)}, in the red ring. Nobody can hide that without
          signing again.
        </p>
        <button type="button" className="button live-button needs-script">
          <span className="live-change">Change one bit</span>
          <span className="live-undo">Undo</span>
        </button>
      </div>
      <div className="anatomy-figure" aria-hidden="true">
        <p>
          {anatomy.parts.map(
            ({ name, bytes }) =>
              !['Headers', 'Actions'].includes(name) && (
                <span key={name} data-part={name}>
                  <b>{name}</b> <small>{number(bytes)}</small>
                </span>
              ),
          )}
        </p>
        <div className="anatomy-bytes">
          {anatomy.parts.map(({ name }) => (
            <span key={name} data-part={name}>
              {name === 'Image' && (
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
          <canvas
            data-bytes={href(`/${SIGNED_FILE}`)}
            data-shape={[ROWS, anatomy.zeros.from, anatomy.zeros.bytes, BREAK].join(' ')}
          />
          <p data-part="Zeros">{number(anatomy.zeros.bytes)} zeros left out</p>
          <span className="live-spot anatomy-bit" />
        </div>
      </div>
      <ol>
        <Step {...step('Signature', '/docs/manifest/reading/check-signer')} verb="signs">
          <Digits of={anatomy.signature} />
          <p>Names the signer. Only their key can make it.</p>
        </Step>
        <Step {...step('Claim', '/docs/manifest/understanding-manifest')} verb="lists">
          <dl>
            {anatomy.listed.map(([name, hash]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{hash.slice(0, 8).replace(/(?=.{4}$)/, ' ')} …</dd>
              </div>
            ))}
          </dl>
          <p>Holds a hash of each assertion, so none can be replaced.</p>
        </Step>
        <Step {...step('Hash', '/docs/manifest/reading/how-the-hash-works')} verb="protects">
          <Digits of={anatomy.hash} />
          <p>SHA-256 of the image when it was signed.</p>
        </Step>
        <Step {...step('Image', '/docs/manifest/reading/validation-results')}>
          <Digits of={hashes[0]} className="anatomy-whole" />
          <Digits of={hashes[1]} className="anatomy-broken" />
          <p className="anatomy-whole">SHA-256 of the image now: the same.</p>
          <p className="anatomy-broken">SHA-256 of the image now: another one.</p>
        </Step>
      </ol>
    </section>
  );
}
