import type { JsonRecord } from '@content-credentials/verdict/json';
import { ACTION_WORDS, sourceWords } from '@content-credentials/verdict/report/terms';
import { memo, useId } from 'react';
import {
  type ClaimForm as Claim,
  DRAWN,
  EDITS,
  formOf,
  SOURCE_TYPES,
  withForm,
} from '../model/definition.ts';
import { jsonText } from '../model/json-text.ts';
import { StatementsForm } from './StatementsForm.tsx';

export interface ClaimFormProps {
  definition: JsonRecord;
  onText(text: string): void;
}

const sourceLabel = (address: string) => sourceWords(address) ?? address;

/** The parts of a manifest definition that most people need. Everything else in it is kept. */
export const ClaimForm = memo(({ definition, onText }: ClaimFormProps) => {
  const id = useId();
  const form = formOf(definition);
  const change = (next: Partial<Claim>) => onText(jsonText(withForm(definition, next)));
  const toggle = (name: string, isOn: boolean) =>
    change({ done: isOn ? [...form.done, name] : form.done.filter((one) => one !== name) });
  const edits = [...new Set([...EDITS, ...form.done])];
  const types = SOURCE_TYPES.includes(form.sourceType) ? SOURCE_TYPES : [form.sourceType, ...SOURCE_TYPES];
  return (
    <div className="claim-form">
      <div className="field">
        <label htmlFor={`${id}-title`}>Title</label>
        <input
          id={`${id}-title`}
          type="text"
          maxLength={200}
          autoComplete="off"
          value={form.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </div>
      <fieldset className="field">
        <legend>Origin</legend>
        <label className="choice">
          <input
            type="radio"
            name={`${id}-origin`}
            checked={form.isNew}
            onChange={() => change({ isNew: true, sourceType: form.sourceType || DRAWN })}
          />
          <span>
            New image <code>c2pa.created</code>
          </span>
        </label>
        <label className="choice">
          <input
            type="radio"
            name={`${id}-origin`}
            checked={!form.isNew}
            onChange={() => change({ isNew: false })}
          />
          <span>
            Edit of this image <code>c2pa.opened</code>
          </span>
        </label>
      </fieldset>
      {form.isNew && (
        <div className="field">
          <label htmlFor={`${id}-source`}>Digital source type</label>
          <select
            id={`${id}-source`}
            value={form.sourceType}
            onChange={({ target }) => change({ sourceType: target.value })}
          >
            {types.map((address) => (
              <option key={address} value={address}>
                {sourceLabel(address)}
              </option>
            ))}
          </select>
        </div>
      )}
      <fieldset className="field">
        <legend>Edits</legend>
        <div className="choices">
          {edits.map((name) => (
            <label className="choice" key={name}>
              <input
                type="checkbox"
                checked={form.done.includes(name)}
                onChange={({ target }) => toggle(name, target.checked)}
              />
              <span>{ACTION_WORDS[name] ?? name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <details className="fold">
        <summary>Author, rights, and AI</summary>
        <StatementsForm definition={definition} onText={onText} />
      </details>
    </div>
  );
});
