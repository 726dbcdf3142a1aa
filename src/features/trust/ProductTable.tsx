import { dayText } from '@content-credentials/tools/ui/day-text';
import { DataTable } from '../../ui/DataTable.tsx';
import { href } from '../../ui/href.ts';
import type { ListSection, TrustPageData } from './page.ts';
import { attestationWords, formatName, kindWord, mediaOf, signalWords, typesText } from './product-words.ts';
import { Day, Links, Record, type Ring } from './Record.tsx';
import type { ProductRecord } from './schema.ts';
import { TrustIcon } from './TrustIcon.tsx';
import { makerKey, makerOf } from './TrustSearch.tsx';

const COLUMNS = [
  { label: 'Product', sort: 'text' },
  { label: 'Company', sort: 'text' },
  { label: 'Media' },
  { label: 'Since', sort: 'text', sorted: 'descending' },
] as const;

/** `Level 1`, `Level 2`; a validator has none. */
const levelOf = ({ kind, level }: ProductRecord): string =>
  kind === 'validator' ? 'Validator' : level ? `Level ${level}` : '';

const kindsOf = (record: ProductRecord) => Object.keys(mediaOf(record));
const once = (values: readonly string[]) => [...new Set(values)].filter(Boolean);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `C=XX, O=Example, CN=Camera` */
const nameText = ({ name }: ProductRecord): string =>
  (['C', 'O', 'OU', 'CN'] as const)
    .flatMap((part) => (name[part] ? [`${part}=${name[part]}`] : []))
    .join(', ');

const isConforming = ({ status }: ProductRecord) => status === 'conformant';

/** The product, the CA that issues its certificates, and the list that CA is on; the record doesn't name the CA. */
function ringsOf(record: ProductRecord, list: ListSection | undefined): Ring[] {
  const { name, applicant, kind } = record;
  const product: Ring = {
    icon: kind === 'validator' ? 'validator' : 'product',
    what: kind === 'validator' ? 'This validator' : 'This product',
    title: name.CN ?? applicant,
    is: isConforming(record) ? 'here' : 'over',
  };
  if (kind === 'validator' || !list)
    return [
      {
        ...product,
        says: kind === 'validator' && 'It checks files and never signs them, so it needs no CA.',
      },
    ];
  const own = list.rows.filter((row) => makerKey(makerOf(row)) === makerKey(applicant));
  const issuing = own.filter((row) => row.kind !== 'root');
  const links = issuing.length > 0 ? issuing : own;
  return [
    product,
    {
      icon: 'ca',
      what: 'Issuing CA',
      title: 'Named in each signed file',
      says: links[0] ? (
        <details className="fold">
          <summary>
            {links.length} {links.length > 1 ? 'CAs' : 'CA'} of {links[0].organization}
          </summary>
          <Links links={links} />
        </details>
      ) : (
        'The record doesn’t say which CA it is.'
      ),
      is: 'open',
    },
    {
      icon: 'list',
      what: 'Trust list',
      title: <Links links={[{ id: list.id, name: list.title }]} />,
      says: `${list.rows.length} CAs, read on ${dayText(list.read)}`,
    },
  ];
}

/** Formats by kind of media. */
function formatsOf(types: ProductRecord['generates']) {
  const kinds = Object.entries(types);
  return (
    kinds.length > 0 && (
      <ul className="media-formats">
        {kinds.map(([kind, formats]) => (
          <li key={kind}>
            <TrustIcon name={kind} />
            <b>{kindWord(kind)}</b> <span>{formats.map(formatName).join(' · ')}</span>
          </li>
        ))}
      </ul>
    )
  );
}

/** How many products were listed in each month since the first: `['2025-06', 2]` */
function monthsOf(records: readonly ProductRecord[]): Array<[month: string, count: number]> {
  const counts = Map.groupBy(records, ({ conformant }) => conformant.slice(0, 7));
  const listed = [...counts.keys()].toSorted();
  const last = new Date(listed.at(-1) ?? '');
  const months: Array<[string, number]> = [];
  for (const day = new Date(listed[0] ?? ''); day <= last; day.setUTCMonth(day.getUTCMonth() + 1)) {
    const month = day.toISOString().slice(0, 7);
    months.push([month, counts.get(month)?.length ?? 0]);
  }
  return months;
}

const monthText = (month: string) => dayText(`${month}-01`).replace(' 1,', '');

/**
 * Products by month, as columns; pressing one chooses its month. The choice beside it has the same as text. A column is
 * filled as far as its rows are shown.
 */
function Months({ months }: { months: ReturnType<typeof monthsOf> }) {
  const most = Math.max(...months.map(([, count]) => count));
  const [first = '', last = first] = [months[0], months.at(-1)].map((one) => one && monthText(one[0]));
  const width = months.length * 22;
  return (
    <svg className="months" width={width} height="72" aria-hidden="true">
      <text y="10">Products by month</text>
      <text y="70">{first}</text>
      <text x={width} y="70" textAnchor="end">
        {last}
      </text>
      {months.map(([month, count], i) => {
        const bar = { x: i * 22 + 1, y: -56, width: 20, height: (count / most) * 42 };
        return (
          <g key={month} data-month={month}>
            <title>{`${monthText(month)}: ${count}`}</title>
            <rect x={i * 22} width="22" height="72" />
            <rect {...bar} />
            <rect {...bar} />
            {count === most && (
              <text x={i * 22 + 11} y="10" textAnchor="middle">
                {count}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Product({ record, list }: { record: ProductRecord; list: ListSection | undefined }) {
  const { name, applicant, kind, conformant, changed, generates, validates, attestation, status } = record;
  const [signs, checks] = [typesText(generates), typesText(validates)];
  const what = kind === 'validator' ? 'validator' : 'product';
  return (
    <Record
      title={name.CN ?? applicant}
      below={name.OU}
      tag={
        levelOf(record) && (
          <span className="level" data-level={record.level}>
            {levelOf(record)}
          </span>
        )
      }
      state={`${isConforming(record) ? 'Conforming' : 'No longer conforming'} ${what} of ${applicant}`}
      when={
        isConforming(record) ? (
          <>
            On the C2PA program’s list since <Day date={conformant} />
          </>
        ) : (
          `${capital(status)}. CAs must not issue new certificates for it.`
        )
      }
      tone={isConforming(record) ? 'listed' : 'expired'}
      chain={ringsOf(record, list)}
      facts={[
        [signs === checks ? 'Signs and validates' : 'Signs', formatsOf(generates)],
        ['Validates', signs !== checks && formatsOf(validates)],
        [
          'Level',
          record.level && (
            <a key="level" href={href('/docs/conformance#assurance-levels')}>
              Level {record.level} of 2
            </a>
          ),
        ],
        ['Version', record.minVersion && `From ${record.minVersion}`],
        ['Specification', `C2PA ${record.specification.join(' and ')}`],
        ['Program', `Version ${record.program}`],
        // Names of other companies' services: who searches for “Apple” doesn't mean that its attestation is used.
        ['Key attestation', attestation.map(attestationWords).join(', '), { 'data-unsearched': '' }],
        ['Last changed', <Day key="changed" date={changed} />],
        ['Isn’t allowed to state', capital(signalWords(record))],
        ['Record ID', record.id, { 'data-exact': '' }],
      ]}
      raw={[
        ['Name in certificates', nameText(record)],
        ['Signs', signs],
        ['Validates', checks],
        ['Attestation', attestation.join(', '), { 'data-unsearched': '' }],
      ]}
    />
  );
}

/** All records of the list of conforming products; each row has an anchor. */
export function ProductTable({ products, lists }: Required<TrustPageData>) {
  const { records, read, trustList } = products;
  const list = lists.find(({ id }) => id === trustList);
  const months = monthsOf(records);
  const counts = new Map(months);
  return (
    <DataTable
      noun="products"
      caption={`Conforming products, according to the program’s list as of ${dayText(read)}`}
      choices={[
        { label: 'Media', column: 2, options: once(records.flatMap(kindsOf)).map(kindWord) },
        { label: 'Level', column: 0, options: once(records.map(levelOf)).toSorted() },
        {
          label: 'Since',
          column: 3,
          options: [...counts.keys()].toReversed(),
          called: (month) => `${monthText(month)} (${counts.get(month)})`,
        },
      ]}
      beside={
        <>
          <Months months={months} />
          <ul className="media legend" aria-hidden="true">
            {['image', 'video', 'audio', 'documents'].map((kind) => (
              <li key={kind}>
                <TrustIcon name={kind} />
                {kindWord(kind)}
              </li>
            ))}
          </ul>
        </>
      }
      first={25}
      hasRowHeads={false}
      columns={COLUMNS}
      rows={records
        .toSorted((one, other) => other.conformant.localeCompare(one.conformant))
        .map((record) => ({
          key: record.id,
          id: `record-${record.id}`,
          cells: [
            <Product key="name" record={record} list={list} />,
            record.applicant,
            <ul key="media" className="media">
              {kindsOf(record).map((kind) => (
                <li key={kind} data-kind={kind} title={kindWord(kind)}>
                  <TrustIcon name={kind} />
                  <span>{kindWord(kind)}</span>
                </li>
              ))}
            </ul>,
            <span key="since" className={isConforming(record) ? undefined : 'over'}>
              {!isConforming(record) && `${capital(record.status)}, listed `}
              <Day date={record.conformant} />
            </span>,
          ],
        }))}
    />
  );
}
