import type { AssertionView } from '@content-credentials/verdict/report/assertions';
import { useState } from 'react';
import { CodeName } from '../../shared/CodeName.tsx';
import { countOf } from '../../shared/count.ts';
import { JsonTree } from '../../shared/json-view/JsonTree.tsx';

const ASSERTIONS_SHOWN = 100;

/** The assertions of the manifest, each with its data. */
export function AssertionList({ assertions }: { assertions: readonly AssertionView[] }) {
  return (
    <section className="panel-part">
      <h5>Assertions</h5>
      {assertions.length === 0 ? (
        <p>The report lists no assertions.</p>
      ) : (
        <ul className="assertion-list">
          {assertions.slice(0, ASSERTIONS_SHOWN).map((assertion, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat; the list never changes
            <Assertion assertion={assertion} key={index} />
          ))}
        </ul>
      )}
      {assertions.length > ASSERTIONS_SHOWN && (
        <p>And {countOf(assertions.length - ASSERTIONS_SHOWN, 'other')} in the full report.</p>
      )}
    </section>
  );
}

function Assertion({ assertion }: { assertion: AssertionView }) {
  const [isOpen, setOpen] = useState(false);
  const { label, words, isCreated, data } = assertion;
  return (
    <li>
      <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <CodeName limit={80} isBrief>
            {label}
          </CodeName>{' '}
          <small>
            {[
              words,
              isCreated !== undefined && (isCreated ? 'created by the signer' : 'gathered from elsewhere'),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </summary>
        {isOpen && <JsonTree value={data} root="AssertionData" label={`Data of ${label.slice(0, 80)}`} />}
      </details>
    </li>
  );
}
