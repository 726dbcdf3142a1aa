import { dayText } from '@content-credentials/tools/ui/day-text';
import { DataTable } from '../../ui/DataTable.tsx';
import { href } from '../../ui/href.ts';
import type { ListSection, TrustPageData } from './page.ts';
import {
  formatName,
  kindWord,
  levelOf,
  MEDIA,
  mediaOf,
  monthsOf,
  monthText,
  newestFirst,
  typesText,
} from './product-words.ts';
import { Day, Links, Record, type Ring } from './Record.tsx';
import type { ProductRecord } from './schema.ts';
import { TrustIcon } from './TrustIcon.tsx';

/** Kinds of media, each in its own place, so that a column can be read downwards. */
function Media({ kinds, isHead }: { kinds: readonly string[]; isHead?: boolean }) {
  return (
    <ul className="media" aria-hidden={isHead}>
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind} title={kindWord(kind)}>
          <TrustIcon name={kind} />
          <span>{kindWord(kind)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The chart's mark of a level. */
function Level({ level }: { level: string }) {
  return (
    <span data-level={level} title={level}>
      <span className="sr-only">{level}</span>
    </span>
  );
}

const COLUMNS = [
  { label: 'Product', sort: 'text' },
  { label: 'Company', sort: 'text' },
  { label: 'Level', sort: 'text' },
  { label: 'Media', shown: <Media kinds={MEDIA} isHead /> },
  { label: 'Since', sort: 'text', sorted: 'descending' },
] as const;

const kindsOf = (record: ProductRecord) => Object.keys(mediaOf(record));
const once = (values: readonly string[]) => [...new Set(values)].filter(Boolean);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `C=XX, O=Example, CN=Camera` */
const nameText = ({ name }: ProductRecord): string =>
  (['C', 'O', 'OU', 'CN'] as const)
    .flatMap((part) => (name[part] ? [`${part}=${name[part]}`] : []))
    .join(', ');

const isConforming = ({ status }: ProductRecord) => status === 'conformant';

/** The CA that issues a product's certificates, which the record doesn't name, and the list that CA is on. */
function ringsOf({ kind }: ProductRecord, list: ListSection | undefined): Ring[] {
  if (kind === 'validator' || !list) return [];
  return [
    { icon: 'ca', what: 'Issuing CA', title: 'Named in each signed file', is: 'open' },
    { icon: 'list', what: 'Trust list', title: <Links links={[{ id: list.id, name: list.title }]} /> },
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
            <b>{kindWord(kind)}</b> <span>{formats.map(formatName).join('\u00a0· ')}</span>
          </li>
        ))}
      </ul>
    )
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
      icon={kind === 'validator' ? 'validator' : 'product'}
      state={`${isConforming(record) ? 'Conforming' : 'No longer conforming'} ${what} of ${applicant}`}
      when={
        isConforming(record) ? (
          <>
            On the C2PA program’s list since <Day date={conformant} />
            {kind === 'validator' && '. It checks files and never signs them, so it needs no CA.'}
          </>
        ) : (
          `${capital(status)}. CAs must not issue new certificates for it.`
        )
      }
      isOver={!isConforming(record)}
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
        ['Last changed', <Day key="changed" date={changed} />],
        ['Record ID', record.id, { 'data-exact': '' }],
      ]}
      raw={[
        ['Name in certificates', nameText(record)],
        ['Signs', signs],
        ['Validates', checks],
        ['Disallowed signals', record.disallowed.join(', ')],
        // Names of other companies' services: who searches for “Apple” doesn't mean that its attestation is used.
        ['Key attestation', attestation.join(', '), { 'data-unsearched': '' }],
      ]}
    />
  );
}

/** All records of the list of conforming products; each row has an anchor. */
export function ProductTable({ products, lists }: Required<TrustPageData>) {
  const { records, read, trustList } = products;
  const list = lists.find(({ id }) => id === trustList);
  const months = monthsOf(records);
  return (
    <DataTable
      noun="products"
      caption={`Conforming products, according to the program’s list as of ${dayText(read)}`}
      choices={[
        {
          label: 'Media',
          column: 3,
          options: once(records.flatMap(kindsOf)).map(kindWord),
        },
        {
          label: 'Level',
          column: 2,
          options: once(records.map(levelOf)).toSorted(),
        },
        {
          label: 'Month',
          column: 4,
          options: [...months.keys()].toReversed(),
          called: (month) => `${monthText(month)} (${months.get(month)?.length})`,
        },
      ]}
      first={25}
      asOf={read}
      hasRowHeads={false}
      columns={COLUMNS}
      rows={newestFirst(records).map((record) => ({
        key: record.id,
        id: `record-${record.id}`,
        cells: [
          <Product key="name" record={record} list={list} />,
          record.applicant,
          levelOf(record) && <Level key="level" level={levelOf(record)} />,
          <Media key="media" kinds={kindsOf(record)} />,
          <span key="since" className={isConforming(record) ? undefined : 'over'}>
            {!isConforming(record) && `${capital(record.status)}, listed `}
            <Day date={record.conformant} />
          </span>,
        ],
      }))}
    />
  );
}
