import { personalDataIn } from '@content-credentials/verdict/report/personal-data';
import type { PersonalData } from '@content-credentials/verdict/report/personal-properties';
import type { Report } from '@content-credentials/verdict/report/report';
import { ShowText } from '../../shared/ShowText.tsx';

const KINDS: Readonly<Record<PersonalData['kind'], string>> = {
  location: 'a location',
  name: 'names',
  contact: 'contact details',
  device: 'serial numbers',
};
const ITEMS_SHOWN = 30;
const LIST = new Intl.ListFormat('en-US');

/** Personal data that's shared along with the file; renders nothing if none was found. */
export function SharingNote({ report }: { report: Report }) {
  const found = personalDataIn(report);
  if (found.length === 0) return null;
  const kinds = [...new Set(found.map(({ kind }) => KINDS[kind]))];
  return (
    <details className="card-part fold tool-note sharing-note" data-tone="warning">
      <summary>
        <strong>Before you share this file:</strong> its credentials contain {LIST.format(kinds)}
      </summary>
      <ul className="bullets">
        {found.slice(0, ITEMS_SHOWN).map(({ what, value, manifest }) => (
          <li key={`${what} ${value}`}>
            {what}: <ShowText limit={100}>{value}</ShowText>
            {manifest !== report.active && (
              <small>
                {' '}
                in <ShowText limit={60}>{report.manifests.get(manifest)?.title ?? manifest}</ShowText>
              </small>
            )}
          </li>
        ))}
      </ul>
      {found.length > ITEMS_SHOWN && <p>And {found.length - ITEMS_SHOWN} more, in the full report.</p>}
      <p>
        Anyone who has the file can read this, including what comes from ingredients. The file’s own metadata
        wasn’t searched.
      </p>
    </details>
  );
}
