import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { type Outcome, observedAnchor, readSettingsEffects } from '../../content/data/settings-effects.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { Line } from '../../ui/Line.tsx';
import { Table } from '../../ui/Table.tsx';

/** Requests by what they're for, as readers count them. */
function requestsIn(requests: readonly string[]): string {
  if (requests.includes('OCSP')) return 'asked the CA';
  if (requests.includes('TSA')) return 'asked the TSA';
  return requests.length === 1 ? 'sent one request' : `sent ${requests.length} requests`;
}

/** What happened with one value. */
function Observed({ outcome: { state, codes = [], error, requests = [], notTried } }: { outcome: Outcome }) {
  if (notTried) return 'not tried';
  return (
    <>
      {error ? (
        <>
          an error, <InlineCode text={error} />
        </>
      ) : (
        <>
          <InlineCode text={state ?? ''} />
          {codes.flatMap((code, index) => [
            index > 0 ? ', ' : ' with ',
            <InlineCode key={code} text={code} />,
          ])}
        </>
      )}
      {requests.length > 0 && `; ${requestsIn(requests)}`}
    </>
  );
}

const isSame = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every((one) => JSON.stringify(one) === JSON.stringify(outcomes[0]));

export default defineComponent({
  name: 'SettingsEffects',
  load: (_, { sourceDir }) => ({ effects: readSettingsEffects(sourceDir) }),
  View: ({ effects: { cores, trials } }) => (
    <Table
      label="What each value of a setting did"
      columns={['Setting and situation', 'What each value did']}
      hasRowHeads
      rows={trials.map(({ id, setting, situation, note, values }) => ({
        key: id,
        id: observedAnchor(id),
        cells: [
          <span key="setting">
            <InlineCode text={setting} />
            <br />
            <Line text={`${situation}.`} />
          </span>,
          <div key="values">
            <ul>
              {values.map(({ value, outcomes }) => (
                <li key={value}>
                  {/["[{\d]|^(?:true|false)$/.test(value) ? <InlineCode text={value} /> : value}:{' '}
                  {isSame(outcomes) && outcomes[0] ? (
                    <Observed outcome={outcomes[0]} />
                  ) : (
                    <ul>
                      {outcomes.map((outcome, index) => (
                        <li key={cores[index]?.core}>
                          Core {cores[index]?.core}: <Observed outcome={outcome} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
            {note && <Line text={note} />}
          </div>,
        ],
      }))}
    />
  ),
});
