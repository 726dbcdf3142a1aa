import { settings } from 'virtual:provenance';
import type { JsonRecord } from '@content-credentials/verdict/json';
import { useId } from 'react';
import { jsonText } from '../model/json-text.ts';
import {
  type Disclosure,
  OVERSIGHT,
  type Statements,
  statementsOf,
  withStatements,
} from '../model/statements.ts';

export interface StatementsFormProps {
  definition: JsonRecord;
  onText(text: string): void;
}

const TRAINING: ReadonlyArray<readonly [Statements['training'], string]> = [
  ['', 'Not stated'],
  ['notAllowed', 'Not allowed'],
  ['allowed', 'Allowed'],
];

/** Author, rights, training, and AI disclosure: assertions beside the actions. */
export function StatementsForm({ definition, onText }: StatementsFormProps) {
  const id = useId();
  const { author, rights, training, disclosure } = statementsOf(definition);
  const change = (next: Partial<Statements>) => onText(jsonText(withStatements(definition, next)));
  const text = (key: 'author' | 'rights', label: string, value: string) => (
    <div className="field">
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <input
        id={`${id}-${key}`}
        type="text"
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={({ target }) => change({ [key]: target.value })}
      />
    </div>
  );
  return (
    <div className="claim-form">
      {text('author', 'Author', author)}
      {text('rights', 'Copyright notice', rights)}
      <div className="field">
        <label htmlFor={`${id}-training`}>AI training and data mining</label>
        <select
          id={`${id}-training`}
          value={training}
          onChange={({ target }) => change({ training: target.value as Statements['training'] })}
        >
          {training === 'mixed' && <option value="mixed">As in the JSON</option>}
          {TRAINING.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="field">
        <legend>AI disclosure</legend>
        <label className="choice">
          <input
            type="checkbox"
            checked={disclosure !== undefined}
            onChange={({ target }) =>
              change({ disclosure: target.checked ? { model: '', oversight: '' } : undefined })
            }
          />
          <span>
            An AI model was used <code>c2pa.ai-disclosure</code>
          </span>
        </label>
        {disclosure && (
          <DisclosureFields disclosure={disclosure} onChange={(next) => change({ disclosure: next })} />
        )}
      </fieldset>
      <IdentityNote />
    </div>
  );
}

/** Explains why the form doesn't have an assertion that people expect. */
function IdentityNote() {
  const { identityPage } = settings.lab;
  return (
    <p className="soft claim-hint">
      A CAWG identity assertion needs a second signature, and the web SDK (c2pa-web 0.13.1) has no function
      that adds one, so the lab doesn’t offer it.
      {identityPage && (
        <>
          {' '}
          <a href={identityPage}>Add an identity with another SDK</a>.
        </>
      )}
    </p>
  );
}

interface DisclosureFieldsProps {
  disclosure: Disclosure;
  onChange(disclosure: Disclosure): void;
}

function DisclosureFields({ disclosure, onChange }: DisclosureFieldsProps) {
  const id = useId();
  return (
    <div className="disclosure">
      <label htmlFor={`${id}-model`}>Model</label>
      <input
        id={`${id}-model`}
        type="text"
        maxLength={200}
        autoComplete="off"
        value={disclosure.model}
        onChange={({ target }) => onChange({ ...disclosure, model: target.value })}
      />
      <label htmlFor={`${id}-oversight`}>Human oversight</label>
      <select
        id={`${id}-oversight`}
        value={disclosure.oversight}
        onChange={({ target }) => onChange({ ...disclosure, oversight: target.value })}
      >
        <option value="">Not stated</option>
        {OVERSIGHT.map(([level, words]) => (
          <option key={level} value={level}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
