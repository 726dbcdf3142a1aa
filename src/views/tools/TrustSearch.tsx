import type { AnchorRow, ListSection, TrustPageData } from '../../content/data/trust-page.ts';
import { Icon } from '../../ui/Icon.tsx';

/** What a model or a program is called, and who makes it: the lists have the maker's name. In lowercase. */
const MAKERS = {
  chatgpt: 'OpenAI',
  dall: 'OpenAI',
  sora: 'OpenAI',
  firefly: 'Adobe',
  lightroom: 'Adobe',
  photoshop: 'Adobe',
  gemini: 'Google',
  veo: 'Google',
  galaxy: 'Samsung',
  bing: 'Microsoft',
  designer: 'Microsoft',
} as const;

const NO_RESULT =
  'A product or CA that isn’t on these lists can sign all the same, but its files are Valid at best, not Trusted. The lists name companies, and rarely models: search for the maker.';

const inSentence = (title: string) => title.replace(/^Interim/, 'interim');

/** What it means to be found on a list, as attributes of its section: src/views/tools/TrustPage.client.ts shows the answer. */
export function answerOf({ title, frozen, counts }: ListSection) {
  const on = `on the ${inSentence(title)}`;
  return {
    'data-answer': frozen === undefined ? (counts === 'signers' ? 'current' : 'stamps') : 'frozen',
    'data-found': `certificate ${on}|certificates ${on}`,
    'data-only':
      frozen === undefined
        ? undefined
        : `This is only on the ${inSentence(title).replace(/ \(frozen\)$/, '')}, which has been frozen since ${frozen}. A validator that uses only current lists doesn’t trust these signers.`,
  };
}

const makerOf = ({ organization, name }: AnchorRow) => (organization || name).split(/[ ,]/)[0] ?? '';

/** The makers on a frozen list who are on no other list, and have no product on record. */
function onlyOnFrozen(frozen: ListSection, { products, lists }: TrustPageData): string[] {
  const others = [
    ...(products?.records.map(({ applicant }) => applicant) ?? []),
    ...lists.filter((list) => list.frozen === undefined).flatMap(({ rows }) => rows.map(makerOf)),
  ].map((name) => name.toLowerCase());
  const makers = [...new Set(frozen.rows.map(makerOf))];
  return makers
    .filter((maker) => !others.some((other) => other.startsWith(maker.toLowerCase())))
    .sort((one, other) => one.localeCompare(other, 'en'));
}

const AND = new Intl.ListFormat('en-US');

/** Says which makers to look for on a frozen list, because nobody would look there. */
export function OnlyFrozen({ list, data }: { list: ListSection; data: TrustPageData }) {
  const makers = onlyOnFrozen(list, data);
  if (makers.length === 0) return null;
  return (
    <p>
      Only on <a href={`#${list.id}`}>the {inSentence(list.title)}</a>: {AND.format(makers)}.
    </p>
  );
}

/** The field for all lists; src/views/tools/TrustPage.client.ts finds rows, fills in the counts, and shows the answer. */
export const TrustSearch = () => (
  <search className="data-table-tools table-search">
    <label className="filter">
      <span className="sr-only">Search all lists</span>
      <Icon name="search" />
      <input
        type="search"
        placeholder="Try Leica, Firefly, or DigiCert"
        autoComplete="off"
        spellCheck={false}
      />
    </label>
    <output data-none={NO_RESULT} data-makers={JSON.stringify(MAKERS)} />
  </search>
);
