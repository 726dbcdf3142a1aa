'use client';
import { wordsOf } from 'content-credentials-hash-coverage';
import { useEffect, useState } from 'react';
import { read } from './read';
import { sentenceFor } from './sentences';
import type { Summary } from './summary';

// #region component
type State = { step: 'reading' } | { step: 'done'; found: Summary | null } | { step: 'failed' };

/** Shows the Content Credentials of an image. If `src` is on another server, that server has to allow CORS. */
export function Credentials({ src }: { src: string }) {
  const [state, setState] = useState<State>({ step: 'reading' });

  useEffect(() => {
    let isCurrent = true; // if `src` changes quickly, only the latest image counts
    setState({ step: 'reading' });
    read(src).then(
      (found) => isCurrent && setState({ step: 'done', found }),
      () => isCurrent && setState({ step: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [src]);

  if (state.step === 'reading') return <p>Reading Content Credentials…</p>;
  if (state.step === 'failed') return <p>The Content Credentials can’t be read.</p>;
  if (state.found === null) return <p>No Content Credentials.</p>;
  return <Card {...state.found} />;
}
// #endregion component

// #region card
// Green is for a trusted signer, and red for a file that fails a check. Anything else is amber.
const COLORS: Record<string, string> = { Trusted: '#1d6b3f', Invalid: '#a3252b' };

/** The state, who signed, when, and whether the file changed. For an invalid file, only the state and the reasons. */
function Card({ state, title, signer, signed, ai, problems, unprotected }: Summary) {
  const { label, meaning } = wordsOf(state);
  const color = COLORS[state] ?? '#7a5a00';
  const notes = [...(state === 'Invalid' ? problems.map(sentenceFor) : []), ...unprotected];
  return (
    <section aria-label="Content Credentials" style={{ borderLeft: `4px solid ${color}`, padding: '0 1rem' }}>
      <p>
        <strong style={{ color }}>{label}.</strong> {meaning}
      </p>
      {notes.length > 0 && (
        <ul>
          {[...new Set(notes)].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {state !== 'Invalid' && (
        <dl>
          <dt>Title</dt>
          <dd>{title ?? 'Untitled'}</dd>
          <dt>Signed by</dt>
          <dd>{signer ?? 'Unknown'}</dd>
          <dt>Signed on</dt>
          <dd>{signed ? new Date(signed).toLocaleString() : 'Unknown'}</dd>
          <dt>AI</dt>
          <dd>{ai ?? 'Not stated'}</dd>
        </dl>
      )}
    </section>
  );
}
// #endregion card
