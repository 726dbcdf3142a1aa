import { settings } from 'virtual:provenance';
import { type JsonRecord, textAt } from '@content-credentials/verdict/json';
import { ACTION_WORDS, sourceWords } from '@content-credentials/verdict/report/terms';
import { useMemo } from 'react';
import { ShowText } from '../../shared/ShowText.tsx';
import { asDemo, formOf, isEdit } from '../model/definition.ts';
import { parseDefinition } from '../model/json-text.ts';
import type { LabState } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { ClaimCode } from './ClaimCode.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { ClaimJson } from './ClaimJson.tsx';
import { Step } from './Step.tsx';

const VIEWS: ReadonlyArray<readonly [LabState['view'], string]> = [
  ['form', 'Form'],
  ['json', 'JSON'],
  ['code', 'Code'],
];

/** The manifest definition for the image. */
export function ClaimStep({ lab }: { lab: Lab }) {
  const { claim, view, picture } = lab.state;
  const parsed = useMemo(() => parseDefinition(claim), [claim]);
  const definition = 'definition' in parsed ? parsed.definition : undefined;
  const demo = definition && asDemo(definition);
  const isMarked = demo && demo.title !== definition?.title;
  return (
    <Step
      lab={lab}
      number={2}
      title="Write the claim"
      told={definition ? <Told definition={definition} /> : 'Its JSON has an error'}
      about="A claim is what the signer says about the image. Nothing checks whether it’s true, so write anything you like."
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
      {view !== 'code' && <pre className="claim-print">{claim}</pre>}
      {view === 'json' ? (
        <ClaimJson text={claim} parsed={parsed} onText={lab.claim} />
      ) : definition && view === 'code' ? (
        <ClaimCode definition={definition} picture={picture} />
      ) : definition ? (
        <ClaimForm definition={definition} onText={lab.claim} />
      ) : (
        <div className="tool-note claim-note" data-tone="warning" role="alert">
          <p>
            The claim can’t be shown here because its JSON has an error. Your text is kept: fix it in the JSON
            view.
          </p>
          <button type="button" className="button button-quiet" onClick={() => lab.view('json')}>
            Edit the JSON
          </button>
        </div>
      )}
      {demo && (
        <p className="claim-hint">
          {isMarked && (
            <>
              It’s signed with the title “
              <ShowText limit={80} isBrief>
                {textAt(demo, 'title') ?? ''}
              </ShowText>
              ”, so the file always says that it’s a demo.{' '}
            </>
          )}
          {isEdit(demo) && (
            <>
              The SDK adds <code>c2pa.opened</code> as the first action and keeps the original image as the
              parent.{' '}
            </>
          )}
          {view === 'form' && <IdentityNote />}
        </p>
      )}
    </Step>
  );
}

/** The claim as a sentence. */
function Told({ definition }: { definition: JsonRecord }) {
  const { title, isNew, sourceType, done } = formOf(definition);
  const origin = isNew ? (sourceWords(sourceType) ?? sourceType) : 'an edit of this image';
  const edits = done.map((name) => (ACTION_WORDS[name] ?? name).toLowerCase());
  return (
    <>
      It says: “
      <ShowText limit={60} isBrief>
        {title}
      </ShowText>
      ”,{' '}
      <ShowText limit={120} isBrief>
        {[origin, ...edits].join(', ')}
      </ShowText>{' '}
      <span className="link-button">Change</span>
    </>
  );
}

/** Explains why the form doesn't have an assertion that people expect. */
function IdentityNote() {
  const { identityPage } = settings.lab;
  return (
    <>
      A CAWG identity assertion needs a second signature, and the web SDK (c2pa-web 0.13.1) has no function
      that adds one, so the lab doesn’t offer it.
      {identityPage && (
        <>
          {' '}
          <a href={identityPage}>Add an identity with another SDK</a>.
        </>
      )}
    </>
  );
}
