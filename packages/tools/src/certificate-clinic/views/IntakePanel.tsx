import { PURPOSE } from '@content-credentials/verdict/x509/names';
import { holdsPrivateKey, toPem } from '@content-credentials/verdict/x509/pem';
import { type FormEvent, useId, useRef, useState } from 'react';
import { DropZone } from '../../intake/DropZone.tsx';
import { FileButton } from '../../intake/FileButton.tsx';
import { ExampleChips } from '../../shared/ExampleChips.tsx';
import { loadRemote, type RemoteAddress, RemoteError, remoteAddress } from '../model/remote.ts';

/** Valid and invalid examples to try. They're generated on request, and their keys are discarded immediately. */
export const EXAMPLES = [
  { key: 'good', label: 'A good chain' },
  { key: 'self-signed', label: 'Self-signed' },
  { key: 'no-purpose', label: 'No extended key usage' },
  { key: 'expired', label: 'Expired' },
  { key: 'wrong-order', label: 'Wrong order' },
] as const;

type ExampleKind = (typeof EXAMPLES)[number]['key'];

const DAY = 24 * 60 * 60 * 1000;

/** A validity period that began a year ago, or a year before its end if that's in the past. */
function term(endsInDays: number) {
  const end = Date.now() + endsInDays * DAY;
  return { notBefore: new Date(Math.min(end, Date.now()) - 365 * DAY), notAfter: new Date(end) };
}

/** A chain of the requested kind, as PEM. Its keys are discarded after signing. */
async function exampleChain(kind: ExampleKind): Promise<string> {
  // The library that generates certificates is as large as the clinic, so it's loaded only for an example.
  const { issueCertificate, newHolder } = await import('@content-credentials/verdict/x509/issue');
  const holder = (CN: string) => newHolder({ O: 'Example Clinic (demo)', CN });
  const [root, issuer, signer] = await Promise.all([
    holder('Example root (demo)'),
    holder('Example issuer (demo)'),
    holder('Example signer (demo)'),
  ]);
  const pem = async (...wish: Parameters<typeof issueCertificate>) =>
    toPem({ der: await issueCertificate(...wish) });
  if (kind === 'self-signed') return pem(signer, signer, { ...term(365), levels: 0 });
  const first = await pem(signer, issuer, {
    ...term(kind === 'expired' ? -30 : 365),
    purposes: kind === 'no-purpose' ? [] : [PURPOSE.email],
  });
  const second = await pem(issuer, root, { ...term(1000), levels: 0 });
  return kind === 'wrong-order' ? second + first : first + second;
}

interface IntakePanelProps {
  onFiles(files: readonly Blob[]): void;
  onText(text: string): void;
}

/** Extensions of certificates and of some keys. The clinic identifies and discards keys. */
const ACCEPTED = '.pem,.crt,.cer,.der,.p7b,.p7c,.p7s,.txt,.key,.p12,.pfx,.csr,.crl';

/** The input: certificates can be dropped, selected, pasted as text, or generated as an example in the browser. */
export function IntakePanel({ onFiles, onText }: IntakePanelProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  /** Clears the field before anything is read, because its content may be a key. */
  const submit = (text: string) => {
    if (field.current) field.current.value = '';
    onText(text);
  };
  return (
    <DropZone onFiles={onFiles}>
      <p className="drop-title">Drop your certificates here</p>
      <p className="drop-hint" id={`${id}-hint`}>
        The signing certificate and its issuers, or a signing request (CSR), as PEM, DER, or PKCS#7. Never the
        private key. Nothing leaves your device.
      </p>
      <div className="drop-ways">
        <FileButton
          label="Choose files"
          accept={ACCEPTED}
          multiple
          onFiles={onFiles}
          describedBy={`${id}-hint`}
        />
      </div>
      <div className="field clinic-text">
        <label htmlFor={id}>Or paste them as text</label>
        {/* Not kept in state, so a key that's pasted by mistake is gone with the next event. */}
        <textarea
          ref={field}
          id={id}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          placeholder="-----BEGIN CERTIFICATE-----"
          onInput={({ currentTarget: { value } }) => {
            // For typed or dropped text: a key must not stay in the field until the button is pressed.
            if (holdsPrivateKey(value)) submit(value);
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            if (!text) return;
            event.preventDefault();
            submit(field.current?.value + text);
          }}
        />
        <button
          type="button"
          className="button button-quiet"
          onClick={() => submit(field.current?.value ?? '')}
        >
          Check the text
        </button>
      </div>
      <RemoteForm onFiles={onFiles} />
      <Examples onText={onText} />
    </DropZone>
  );
}

function Examples({ onText }: Pick<IntakePanelProps, 'onText'>) {
  const [failed, setFailed] = useState(false);
  const show = async (kind: ExampleKind) => {
    try {
      onText(await exampleChain(kind));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ExampleChips title="Or try an example, created in your browser:" examples={EXAMPLES} onChoose={show} />
      {failed && <p role="alert">The example couldn’t be created. Try again, or use your own certificate.</p>}
    </>
  );
}

/** Loads certificates from a URL after showing the reader which host will be contacted. */
function RemoteForm({ onFiles }: { onFiles(files: readonly Blob[]): void }) {
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
