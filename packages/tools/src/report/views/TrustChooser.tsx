import { settings } from 'virtual:provenance';
import { isTrustUsed, TRUST_OPTIONS, type TrustState, trustNames } from '../trust.ts';
import { NewerCheck } from './NewerCheck.tsx';
import { OwnCertificates } from './OwnCertificates.tsx';

interface TrustChooserProps {
  trust: TrustState;
  /** A file is being read with these settings. */
  isInert?: boolean;
  onChange(trust: TrustState): void;
}

/** The reader's trust settings: lists on this site, and the reader's own certificates. */
export function TrustChooser({ trust, isInert, onChange }: TrustChooserProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChange({ ...trust, chosen: isOn ? [...trust.chosen, id] : trust.chosen.filter((one) => one !== id) });
  return (
    <details className="trust fold" inert={isInert}>
      <summary>
        Trust lists <small>{isTrustUsed(trust) ? trustNames(trust).join(', ') : 'all turned off'}</small>
      </summary>
      <p>
        A signer is <strong>Trusted</strong> when its certificate chains to an anchor on a list for signers.
        Time stamps are checked with lists for time stamps. When you change the selection, the file is checked
        again. Your selection lasts until you close this tab.{' '}
        {settings.trustPage && <a href={settings.trustPage}>About trust lists</a>}
      </p>
      {TRUST_OPTIONS.length > 0 && (
        <fieldset>
          <legend>Lists on this site</legend>
          {TRUST_OPTIONS.map(({ id, title, about, list }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={trust.chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <span>
                {title} <small>{about}</small>
                {list?.frozen !== undefined && (
                  <small>
                    {' '}
                    Frozen since {list.frozen}. Nothing is added to it anymore, so don’t use it for new files.
                  </small>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {settings.missing.length > 0 && (
        <p className="trust-missing">
          Not on this site: {settings.missing.join('; ')}. You can download a list from its publisher and add
          it below.
        </p>
      )}
      <NewerCheck trust={trust} onChange={onChange} />
      <ListCredits />
      <OwnCertificates own={trust.own} onChange={(own) => onChange({ ...trust, own })} />
    </details>
  );
}

/** Who publishes the lists, under which license, and in which version. */
function ListCredits() {
  const lists = TRUST_OPTIONS.flatMap(({ list }) =>
    list?.license ? [{ ...list, license: list.license }] : [],
  );
  if (lists.length === 0) return null;
  return (
    <div className="trust-credits">
      {lists.map(({ id, license, source: { url, commit } }) => (
        <p key={id}>
          {license.credit} License:{' '}
          <a href={license.url} rel="noopener license">
            {license.name}
          </a>
          . Source:{' '}
          <a href={url} rel="noopener">
            {new URL(url).pathname.split('/').at(-1)}
          </a>
          {commit && <>, commit {commit.slice(0, 10)}</>}.
        </p>
      ))}
    </div>
  );
}
