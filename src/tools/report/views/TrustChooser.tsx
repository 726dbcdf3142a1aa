import { settings } from 'virtual:provenance';
import { countOf } from '../../shared/count.ts';
import { isTrustUsed, TRUST_OPTIONS, type TrustState } from '../trust.ts';
import { OwnCertificates } from './OwnCertificates.tsx';

export interface TrustChooserProps {
  trust: TrustState;
  onChange(trust: TrustState): void;
}

function summaryOf({ chosen, own }: TrustState): string {
  const names = TRUST_OPTIONS.filter(({ id }) => chosen.includes(id)).map(({ title }) => title);
  if (own.length > 0) names.push(`${countOf(own.length, 'certificate')} of yours`);
  return names.join(', ');
}

/** Whom the reader trusts: lists of this site, and certificates of their own. Nothing at first. */
export function TrustChooser({ trust, onChange }: TrustChooserProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChange({ ...trust, chosen: isOn ? [...trust.chosen, id] : trust.chosen.filter((one) => one !== id) });
  return (
    <details className="trust fold">
      <summary>
        Whom to trust <small>{isTrustUsed(trust) ? summaryOf(trust) : 'nobody yet'}</small>
      </summary>
      <p>
        A signer is <strong>Trusted</strong> when the chain of its certificate ends at one that you chose
        here. What you look at is checked again after a change.{' '}
        {settings.trustPage && <a href={settings.trustPage}>About trust lists</a>}
      </p>
      {TRUST_OPTIONS.length > 0 && (
        <fieldset>
          <legend>Lists of this site</legend>
          {TRUST_OPTIONS.map(({ id, title, about }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={trust.chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <span>
                {title} <small>{about}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {settings.missing.length > 0 && (
        <p className="trust-missing">
          Not on this site: {settings.missing.join('; ')}. Whoever publishes it can bring them in with{' '}
          <code>npm run trust:update</code>, and you can save a list yourself and give it below.
        </p>
      )}
      <OwnCertificates own={trust.own} onChange={(own) => onChange({ ...trust, own })} />
    </details>
  );
}
