import { type Certificate, shortName } from '@content-credentials/verdict/x509/certificate';
import {
  holdsPrivateKey,
  MAX_PEM_CHARACTERS,
  PemError,
  parsePem,
} from '@content-credentials/verdict/x509/pem';
import { useId, useState } from 'react';
import { FileButton } from '../../intake/FileButton.tsx';
import { countOf } from '../../shared/count.ts';
import { ShowText } from '../../shared/ShowText.tsx';

export interface OwnCertificatesProps {
  own: readonly Certificate[];
  onChange(own: readonly Certificate[]): void;
}

/** The reader's own certificates, as a file or as text. Private keys are rejected and not kept. */
export function OwnCertificates({ own, onChange }: OwnCertificatesProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();

  const use = (pem: string) => {
    try {
      onChange(parsePem(pem));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof PemError ? error.message : 'The input can’t be read.');
    }
    // The field is cleared in any case; the parsed certificates are listed below.
    setText('');
  };

  return (
    <div className="field own-certificates">
      <label htmlFor={id}>Your own certificates, as PEM</label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        placeholder="-----BEGIN CERTIFICATE-----"
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== '' || undefined}
        value={text}
        // A private key must not stay in the field until the button is pressed.
        onChange={({ target: { value } }) => (holdsPrivateKey(value) ? use(value) : setText(value))}
      />
      <p id={`${id}-problem`} role="alert" className="field-problem">
        {problem}
      </p>
      <div className="own-ways">
        <button
          type="button"
          className="button button-quiet"
          disabled={!text.trim()}
          onClick={() => use(text)}
        >
          Trust these
        </button>
        <FileButton
          label="Load from a file"
          accept=".pem,.crt,.cer,.txt"
          isQuiet
          onFiles={async ([file]) => {
            // A file that's too large is rejected by its size without being read.
            if (file)
              use(file.size > MAX_PEM_CHARACTERS ? 'x'.repeat(MAX_PEM_CHARACTERS + 1) : await file.text());
          }}
        />
        {own.length > 0 && (
          <button type="button" className="button button-quiet" onClick={() => onChange([])}>
            Remove {own.length === 1 ? 'it' : 'them'}
          </button>
        )}
      </div>
      {own.length > 0 && (
        <p>
          {countOf(own.length, 'certificate')}:{' '}
          <ShowText>{own.map(({ subject }) => shortName(subject)).join(', ')}</ShowText>
        </p>
      )}
    </div>
  );
}
