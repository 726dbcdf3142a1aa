import { type JsonRecord, textAt } from '@content-credentials/verdict/json';
import { ACTION_WORDS, sourceWords } from '@content-credentials/verdict/report/terms';
import { useMemo } from 'react';
import { Brief } from '../../shared/ShowText.tsx';
import { asDemo, formOf, isEdit } from '../model/definition.ts';
import { parseDefinition } from '../model/json-text.ts';
import type { LabState } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { ClaimCode } from './ClaimCode.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { ClaimJson } from './ClaimJson.tsx';
import { Switch } from './Switch.tsx';

const VIEWS: ReadonlyArray<readonly [LabState['view'], string]> = [
  ['form', 'Form'],
  ['json', 'JSON'],
  ['code', 'Code'],
];

/** The manifest definition for the image: a sentence, which opens as a form, JSON, or a program. */
export function Claim({ lab }: { lab: Lab }) {
  const { claim, view, picture } = lab.state;
  const parsed = useMemo(() => parseDefinition(claim), [claim]);
  const definition = 'definition' in parsed ? parsed.definition : undefined;
  const demo = definition && asDemo(definition);
  const isMarked = demo && demo.title !== definition?.title;
  return (
    <details className="claim">
      <summary>
        <span>{definition ? <Told definition={definition} /> : 'Its JSON has an error'}</span>
        <span className="link-button">Change</span>
      </summary>
      <Switch label="How to write the claim" options={VIEWS} value={view} onValue={lab.view} />
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
        <p className="soft claim-hint">
          {isMarked && (
            <>
              It’s signed with the title “<Brief limit={80}>{textAt(demo, 'title') ?? ''}</Brief>
              ”, so the file always says that it’s a demo.{' '}
            </>
          )}
          {isEdit(demo) && (
            <>
              The SDK adds <code>c2pa.opened</code> as the first action and keeps the original image as the
              parent.
            </>
          )}
        </p>
      )}
    </details>
  );
}

/** The claim as a sentence. */
function Told({ definition }: { definition: JsonRecord }) {
  const { title, isNew, sourceType, done } = formOf(definition);
  const origin = isNew ? (sourceWords(sourceType) ?? sourceType) : 'an edit of this image';
  const edits = done.map((name) => (ACTION_WORDS[name] ?? name).toLowerCase());
  return (
    <>
      It says: “<Brief limit={60}>{title}</Brief>
      ”, <Brief limit={120}>{[origin, ...edits].join(', ')}</Brief>.
    </>
  );
}
