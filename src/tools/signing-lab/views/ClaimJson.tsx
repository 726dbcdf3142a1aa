import { settings } from 'virtual:provenance';
import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JsonRecord } from '../../../c2pa/json.ts';
import { completionAt } from '../model/completion.ts';
import { type JsonFault, jsonText, type Parsed, placesIn } from '../model/json-text.ts';
import { withValueAt } from '../model/suggestions.ts';
import { useSchema } from '../use-schema.ts';
import { FaultList } from './FaultList.tsx';
import { KeySuggestions, openSuggestions } from './KeySuggestions.tsx';

export interface ClaimJsonProps {
  text: string;
  parsed: Parsed;
  onText(text: string): void;
}

/** The manifest definition passed to the SDK, with the position of any error. */
export function ClaimJson({ text, parsed, onText }: ClaimJsonProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const suggestions = useRef<HTMLDetailsElement>(null);
  const [cursor, setCursor] = useState(0);
  const schema = useSchema();
  const definition = 'definition' in parsed ? parsed.definition : undefined;
  const places = useMemo(() => (definition ? placesIn(text) : undefined), [definition, text]);
  const faults = schema && definition && places ? schema.faultsOf(definition, text, places) : [];
  const reference = settings.objects.ManifestDefinition?.href;
  const isWrong = !('definition' in parsed);
  const completion = useMemo(
    () => (schema ? completionAt(schema.schema, text, parsed, cursor) : undefined),
    [schema, text, parsed, cursor],
  );

  const select = (from: number, to: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  const goTo = ({ line, column }: JsonFault) => {
    const before = text.split('\n').slice(0, line - 1);
    const place = before.reduce((sum, one) => sum + one.length + 1, column - 1);
    select(place, place + 1);
  };
  /** The new value is selected, so that the reader can type over it. */
  const put = (into: JsonRecord, pointer: string, value: unknown) => {
    const next = jsonText(withValueAt(into, pointer, value));
    flushSync(() => onText(next));
    const place = placesIn(next).get(pointer);
    if (place) select(place.from, place.to);
  };

  return (
    <div className="field claim-json">
      <label htmlFor={id}>Manifest definition</label>
      <textarea
        id={id}
        ref={area}
        rows={16}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={completion ? `${id}-message ${id}-keys` : `${id}-message`}
        value={text}
        onChange={({ target }) => {
          setCursor(target.selectionStart);
          onText(target.value);
        }}
        onKeyDown={(event) => {
          const isSuggestionKey = event.ctrlKey
            ? event.key === ' '
            : event.altKey && event.key === 'ArrowDown';
          if (isSuggestionKey && openSuggestions(suggestions.current)) event.preventDefault();
        }}
        onSelect={({ currentTarget }) => setCursor(currentTarget.selectionStart)}
      />
      <div id={`${id}-message`} className="json-message" role="status" data-wrong={isWrong || undefined}>
        {'fault' in parsed && (
          <p>
            This isn’t valid JSON. Line {parsed.fault.line}, column {parsed.fault.column}: expected{' '}
            {parsed.fault.expected}.{' '}
            <button type="button" className="link-button" onClick={() => goTo(parsed.fault)}>
              Go to the error
            </button>
          </p>
        )}
        {'wrongKind' in parsed && (
          <p>A manifest definition must be a JSON object, but this is {parsed.wrongKind}.</p>
        )}
        <FaultList faults={faults} onGo={select} />
      </div>
      {completion && (
        <>
          <p className="claim-hint" id={`${id}-keys`}>
            For keys and values that fit at the cursor, press <kbd>Ctrl</kbd> <kbd>Space</kbd> or{' '}
            <kbd>Alt</kbd> <kbd>↓</kbd>.
          </p>
          <KeySuggestions
            list={suggestions}
            completion={completion}
            onPut={(pointer, value) => put(completion.into, pointer, value)}
            onLeave={() => area.current?.focus()}
          />
        </>
      )}
      {reference && (
        <p className="claim-hint">
          To look up a key, see <a href={reference}>the JSON reference</a>.
        </p>
      )}
    </div>
  );
}
