import { settings } from 'virtual:provenance';
import type { JsonRecord } from '@content-credentials/verdict/json';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Brief } from '../../shared/ShowText.tsx';
import { completionAt } from '../model/completion.ts';
import { type JsonFault, jsonText, type Parsed, placesIn } from '../model/json-text.ts';
import type { DefinitionSchema, SchemaFault } from '../model/schema-faults.ts';
import { withValueAt } from '../model/suggestions.ts';
import { KeySuggestions, openSuggestions } from './KeySuggestions.tsx';

interface ClaimJsonProps {
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
          <p className="soft claim-hint" id={`${id}-keys`}>
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
        <p className="soft claim-hint">
          To look up a key, see <a href={reference}>the JSON reference</a>.
        </p>
      )}
    </div>
  );
}

interface FaultListProps {
  faults: readonly SchemaFault[];
  /** Selects a part of the text. */
  onGo(from: number, to: number): void;
}

/** More would only repeat one mistake. */
const MAX_FAULTS = 6;

/** A message of the check, with its `code` as code. Values in it are the reader's own text. */
const Message = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const Name = index % 2 === 1 ? 'code' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't change order
      <Name key={index}>
        <Brief limit={200}>{part}</Brief>
      </Name>
    );
  });

/** What the schema doesn't allow, each with its line. */
function FaultList({ faults, onGo }: FaultListProps) {
  return faults.slice(0, MAX_FAULTS).map(({ line, problem, fix, place }) => (
    <p key={place.from + problem}>
      Line {line}: <Message text={`${problem} ${fix}`} />{' '}
      <button type="button" className="link-button" onClick={() => onGo(place.from, place.to)}>
        Go to line {line}
      </button>
    </p>
  ));
}

/** The published schema of a definition. Undefined until it's there, and on sites without one: it's only a help. */
function useSchema(): DefinitionSchema | undefined {
  const [loaded, setLoaded] = useState<DefinitionSchema>();
  useEffect(() => {
    const { definitionSchema } = settings.lab;
    if (!definitionSchema) return;
    let isWanted = true;
    // The check is loaded with the schema: only readers who open the JSON need it.
    import('../model/schema-faults.ts')
      .then(({ loadDefinitionSchema }) => loadDefinitionSchema(definitionSchema))
      .catch(() => undefined)
      .then((schema) => isWanted && setLoaded(schema));
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}
