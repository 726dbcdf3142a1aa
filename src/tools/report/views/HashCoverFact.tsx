import type { FileBinding } from '../../../c2pa/report/file-binding.ts';
import { hashCoverOf } from '../../../c2pa/report/hash-cover.ts';
import { ShowText } from '../../shared/ShowText.tsx';

const SHOWN = 20;
const number = (value: number) => value.toLocaleString('en-US');

/** What the hash covers: one line, and the excluded byte ranges. */
export function HashCoverFact({ binding }: { binding: FileBinding }) {
  const { line, ranges } = hashCoverOf(binding);
  return (
    <div className="hash-cover">
      <dt>Hash</dt>
      <dd>
        <ShowText limit={300}>{line}</ShowText>
        {ranges.length > 0 && (
          <details className="fold">
            <summary>Bytes outside the hash</summary>
            <ul>
              {ranges.slice(0, SHOWN).map(({ name, from, to, bytes, note }) => (
                <li key={from}>
                  {number(from)} to {number(to)} ({number(bytes)} bytes):{' '}
                  <ShowText limit={60}>{name}</ShowText>
                  {note && <>. {note}</>}
                </li>
              ))}
              {ranges.length > SHOWN && <li>And {number(ranges.length - SHOWN)} more ranges.</li>}
            </ul>
          </details>
        )}
      </dd>
    </div>
  );
}
