import type { Kind } from '../../search/format.ts';
import { KINDS, type SearchPlace } from './address.ts';
import { element } from './element.ts';
import { KIND_LABELS } from './labels.ts';
import type { SearchAnswer } from './source.ts';

interface Filters {
  facets: SearchAnswer['facets'];
  kind: Kind | undefined;
  section: string | undefined;
  onChange(change: Pick<SearchPlace, 'kind' | 'section'>): void;
}

/** Narrows the results to a kind of page and a section of the docs. Values without results are left out. */
export function filters({ facets, kind, section, onChange }: Filters): HTMLElement[] {
  const kinds = KINDS.filter((one) => facets.kind[one] || one === kind);
  const sections = Object.keys(facets.section).filter(Boolean).sort();
  if (section && !sections.includes(section)) sections.unshift(section);
  const all = Object.values(facets.kind).reduce((sum, count) => sum + count, 0);
  const select = element(
    'select',
    { id: 'search-section', change: () => onChange({ section: select.value || undefined }) },
    element('option', { value: '' }, 'All sections'),
    ...sections.map((one) => element('option', { value: one }, `${one} (${facets.section[one] ?? 0})`)),
  );
  select.value = section ?? '';
  const radio = (one: Kind | undefined) => {
    const input = element('input', {
      type: 'radio',
      name: 'kind',
      id: `search-kind-${one ?? 'all'}`,
      value: one ?? '',
      change: () => onChange({ kind: one }),
    });
    input.checked = kind === one;
    const label = one ? KIND_LABELS[one].many : 'All';
    const count = element('small', {}, String(one ? (facets.kind[one] ?? 0) : all));
    return element('label', {}, input, element('span', {}, `${label} `, count));
  };
  return [
    element('label', { class: 'search-sections' }, element('span', { class: 'sr-only' }, 'Section'), select),
    element(
      'fieldset',
      { class: 'search-kinds' },
      element('legend', { class: 'sr-only' }, 'Kind'),
      ...[undefined, ...kinds].map(radio),
    ),
  ];
}
