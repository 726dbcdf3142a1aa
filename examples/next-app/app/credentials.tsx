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
    let isCurrent = true; // of several images in a row, only the last one counts
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
  const { state: verdict, title, signer, ai, problems, unprotected } = state.found;
  const { label, meaning } = wordsOf(verdict);
  const notes = [...(verdict === 'Invalid' ? problems.map(sentenceFor) : []), ...unprotected];
  return (
    <>
      <p>
        <strong>{label}.</strong> {meaning}
      </p>
      {notes.length > 0 && (
        <ul>
          {[...new Set(notes)].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {verdict !== 'Invalid' && (
        <dl>
          <dt>Title</dt>
          <dd>{title ?? 'Untitled'}</dd>
          <dt>Signed by</dt>
          <dd>{signer ?? 'Unknown'}</dd>
          <dt>AI</dt>
          <dd>{ai ?? 'Not stated'}</dd>
        </dl>
      )}
    </>
  );
}
// #endregion component
