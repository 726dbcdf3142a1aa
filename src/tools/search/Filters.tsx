import type { Kind } from '../../search/format.ts';
import { KINDS, type SearchPlace } from './address.ts';
import { KIND_LABELS } from './labels.ts';
import type { SearchAnswer } from './source.ts';

interface FiltersProps {
  facets: SearchAnswer['facets'];
  kind: Kind | undefined;
  section: string | undefined;
  onChange(change: Pick<SearchPlace, 'kind' | 'section'>): void;
}

/** Narrows the results to a kind of page and a section of the docs. Values without results are left out. */
export function Filters({ facets, kind, section, onChange }: FiltersProps) {
  const kinds = KINDS.filter((one) => facets.kind[one] || one === kind);
  const sections = Object.keys(facets.section).filter(Boolean).sort();
  if (section && !sections.includes(section)) sections.unshift(section);
  const all = Object.values(facets.kind).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <label className="search-sections">
        <span className="sr-only">Section</span>
        <select
          value={section ?? ''}
          onChange={({ target }) => onChange({ section: target.value || undefined })}
        >
          <option value="">All sections</option>
          {sections.map((one) => (
            <option key={one} value={one}>
              {one} ({facets.section[one] ?? 0})
            </option>
          ))}
        </select>
      </label>
      <fieldset className="search-kinds">
        <legend className="sr-only">Kind</legend>
        {[undefined, ...kinds].map((one) => (
          <label key={one ?? 'all'}>
            <input
              type="radio"
              name="kind"
              value={one ?? ''}
              checked={kind === one}
              onChange={() => onChange({ kind: one })}
            />
            <span>
              {one ? KIND_LABELS[one].many : 'All'} <small>{one ? (facets.kind[one] ?? 0) : all}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
