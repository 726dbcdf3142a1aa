import { type FormEvent, useId, useState } from 'react';
import { loadRemote, type RemoteAddress, RemoteError, remoteAddress } from '../model/remote.ts';

export interface RemoteFormProps {
  onFiles(files: readonly Blob[]): void;
}

/** Loads certificates from a URL after showing the reader which host will be contacted. */
export function RemoteForm({ onFiles }: RemoteFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const address: RemoteAddress = remoteAddress(typed);
  const host = 'host' in address ? address.host : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if ('problem' in address) return setProblem(address.problem);
    setProblem('');
    setLoading(true);
    try {
      onFiles([await loadRemote(address.url, address.host)]);
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      setProblem(error.message);
    } finally {
      setLoading(false);
    }
  };
  return (
    <form className="field clinic-remote" onSubmit={submit}>
      <label htmlFor={id}>Or load them from a URL</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={typed}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem('');
        }}
      />
      <button type="submit" className="button button-quiet" aria-disabled={isLoading || undefined}>
        {isLoading ? 'Loading…' : host ? `Load from ${host}` : 'Load'}
      </button>
      <p id={`${id}-problem`} role="alert" className="field-problem">
        {problem}
      </p>
    </form>
  );
}
