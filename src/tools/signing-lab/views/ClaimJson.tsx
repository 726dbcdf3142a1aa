import { settings } from 'virtual:provenance';
import { useId, useRef } from 'react';
import { ShowText } from '../../shared/ShowText.tsx';
import type { JsonFault, Parsed } from '../model/json-text.ts';
import { unknownKeys } from '../model/unknown-keys.ts';

export interface ClaimJsonProps {
  text: string;
  parsed: Parsed;
  onText(text: string): void;
}

/** The manifest definition as it is handed to the SDK, with the place of a mistake. */
export function ClaimJson({ text, parsed, onText }: ClaimJsonProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const unknown = 'definition' in parsed ? unknownKeys(parsed.definition) : [];
  const reference = settings.objects.ManifestDefinition?.href;
  const isWrong = !('definition' in parsed);

  const goTo = ({ line, column }: JsonFault) => {
    const before = text.split('\n').slice(0, line - 1);
    const place = before.reduce((sum, one) => sum + one.length + 1, column - 1);
    area.current?.focus();
    area.current?.setSelectionRange(place, place + 1);
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
        aria-describedby={`${id}-said`}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div id={`${id}-said`} className="json-said" role="status" data-wrong={isWrong || undefined}>
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
        {unknown.slice(0, 5).map(({ key, meant }) => (
          <p key={key}>
            The SDK doesn’t recognize the key{' '}
            <code>
              <ShowText limit={40} isBrief>
                {key}
              </ShowText>
            </code>{' '}
            and silently ignores it.
            {meant && (
              <>
                {' '}
                Did you mean <code>{meant}</code>?
              </>
            )}
          </p>
        ))}
      </div>
      {reference && (
        <p className="claim-hint">
          To look up a key, see <a href={reference}>the JSON reference</a>.
        </p>
      )}
    </div>
  );
}
