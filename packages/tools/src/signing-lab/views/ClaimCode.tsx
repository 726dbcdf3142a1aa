import { settings } from 'virtual:provenance';
import type { JsonRecord } from '@content-credentials/verdict/json';
import { useId, useMemo, useState } from 'react';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { CHAIN_FILE, jobOf, KEY_FILE } from '../code/job.ts';
import { CODE_LANGUAGES, type CodeLanguage } from '../code/languages.ts';
import type { Picture } from '../types.ts';

const { certificatesPage, sharedSamples } = settings.lab;

/** The same claim as a program to copy. */
export function ClaimCode({ definition, picture }: { definition: JsonRecord; picture?: Picture }) {
  const id = useId();
  const [key, setKey] = useState<string>(CODE_LANGUAGES[0].key);
  const language: CodeLanguage = CODE_LANGUAGES.find((one) => one.key === key) ?? CODE_LANGUAGES[0];
  const code = useMemo(() => language.program(jobOf(definition, picture)), [language, definition, picture]);
  const url = useObjectUrl(useMemo(() => new Blob([code], { type: 'text/plain' }), [code]));
  return (
    <div className="field claim-code">
      <label htmlFor={id}>Language</label>
      <select id={id} value={key} onChange={({ target }) => setKey(target.value)}>
        {CODE_LANGUAGES.map((one) => (
          <option key={one.key} value={one.key}>
            {one.label}
          </option>
        ))}
      </select>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, so they must be reached by keyboard */}
      <section tabIndex={0} aria-label={`Program in ${language.label}`}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <div className="sign-ways">
        <CopyButton text={() => code} label="Copy the program" />
        {url && (
          <a className="button button-quiet" href={url} download={language.file}>
            Download {language.file}
          </a>
        )}
      </div>
      <p className="soft claim-hint">
        It reads the image, <code>{CHAIN_FILE}</code>, and <code>{KEY_FILE}</code>. To get the last two, keep
        the private key when you sign, and download both
        {certificatesPage && (
          <>
            , or <a href={certificatesPage}>make test certificates</a>
          </>
        )}
        .
      </p>
      {sharedSamples && language.needs.length > 0 && (
        <p className="soft claim-hint">
          Save next to the program:{' '}
          {language.needs.map((file, index) => (
            <span key={file}>
              {index > 0 && ', '}
              <a href={sharedSamples + file}>{file.split('/').at(-1)}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
