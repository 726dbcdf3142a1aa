import { textAt } from '../../../c2pa/json.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { asDemo, isEdit } from '../model/definition.ts';
import { parseDefinition } from '../model/json-text.ts';
import type { LabState } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { ClaimJson } from './ClaimJson.tsx';
import { Step } from './Step.tsx';

const VIEWS: ReadonlyArray<readonly [LabState['view'], string]> = [
  ['form', 'Form'],
  ['json', 'JSON'],
];

/** What is said about the picture. */
export function ClaimStep({ lab }: { lab: Lab }) {
  const { claim, view } = lab.state;
  const parsed = parseDefinition(claim);
  const definition = 'definition' in parsed ? parsed.definition : undefined;
  const demo = definition && asDemo(definition);
  const isMarked = demo && demo.title !== definition?.title;
  return (
    <Step
      number={2}
      title="What you claim"
      about="A claim is the word of whoever signs. Nothing checks whether it is true, so write what you like."
    >
      <fieldset className="switch">
        <legend className="sr-only">How to write the claim</legend>
        {VIEWS.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="lab-view" checked={view === value} onChange={() => lab.view(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      {view === 'json' ? (
        <ClaimJson text={claim} parsed={parsed} onText={lab.claim} />
      ) : definition ? (
        <ClaimForm definition={definition} onText={lab.claim} />
      ) : (
        <div className="tool-note claim-note" data-tone="warning" role="alert">
          <p>
            The form cannot show the claim: its JSON has a mistake. What you typed is kept; mend it under
            JSON.
          </p>
          <button type="button" className="button button-quiet" onClick={() => lab.view('json')}>
            Back to the JSON
          </button>
        </div>
      )}
      {demo && (
        <p className="claim-hint">
          {isMarked && (
            <>
              It is signed with the title “
              <ShowText limit={80} isBrief>
                {textAt(demo, 'title') ?? ''}
              </ShowText>
              ”, so that it says everywhere what it is.{' '}
            </>
          )}
          {isEdit(demo) && (
            <>
              The SDK writes the first action, <code>c2pa.opened</code>, and keeps the picture as it came in
              as the parent.
            </>
          )}
        </p>
      )}
    </Step>
  );
}
