import { DataTable } from '../../ui/DataTable.tsx';
import { href } from '../../ui/href.ts';
import { Links, type Ring } from './Chain.tsx';
import type { ListSection, TrustPageData } from './page.ts';
import { attestationWords, formatName, kindWord, mediaOf, signalWords, typesText } from './product-words.ts';
import { Day, dayText, Record } from './Record.tsx';
import type { ProductRecord } from './schema.ts';
import { TrustIcon } from './TrustIcon.tsx';
import { makerKey, makerOf } from './TrustSearch.tsx';

const COLUMNS = [
  { label: 'Product', sort: 'text' },
  { label: 'Company', sort: 'text' },
  { label: 'Media' },
  { label: 'Formats' },
  { label: 'Since', sort: 'text', sorted: 'descending' },
] as const;

/** `Level 1`, `Level 2`; a validator has none. */
const levelOf = ({ kind, level }: ProductRecord): string =>
  kind === 'validator' ? 'Validator' : level ? `Level ${level}` : '';

/** Beside the name; of level 1, which nearly all have, only for screen readers and the filter. */
function Level({ record }: { record: ProductRecord }) {
  return <span className={record.level === 1 ? 'sr-only' : 'level'}>{levelOf(record)}</span>;
}

/** A chip for each value that a record has. */
function chipsFor(
  records: readonly ProductRecord[],
  of: (record: ProductRecord) => readonly string[],
  chip: (value: string) => { value: string; label: string; icon?: React.ReactNode },
) {
  const values = records.flatMap(of);
  return [...new Set(values)].map((value) => ({
    ...chip(value),
    count: values.filter((one) => one === value).length,
  }));
}

/** In a row; a record has all. */
const MOST_FORMATS = 3;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const kindsOf = (record: ProductRecord) => Object.keys(mediaOf(record));

/** `JPEG, PNG, WebP +8` */
function formatsText(record: ProductRecord): string {
  const formats = Object.values(mediaOf(record)).flat().map(formatName);
  const more = formats.length - MOST_FORMATS;
  return formats.slice(0, MOST_FORMATS).join(', ') + (more > 0 ? ` +${more}` : '');
}

/** `C=XX, O=Example, CN=Camera` */
const nameText = ({ name }: ProductRecord): string =>
  (['C', 'O', 'OU', 'CN'] as const)
    .flatMap((part) => (name[part] ? [`${part}=${name[part]}`] : []))
    .join(', ');

const isConforming = ({ status }: ProductRecord) => status === 'conformant';
const titleOf = ({ name, applicant }: ProductRecord) => name.CN ?? applicant;

/** The product, the CA that issues its certificates, and the list that CA is on; the record doesn't name the CA. */
function chainOf(record: ProductRecord, list: ListSection | undefined): Ring[] {
  const { applicant, kind, status } = record;
  const product: Ring = {
    icon: 'product',
    what: 'Product',
    title: titleOf(record),
    says: isConforming(record) ? `By ${applicant}` : capital(status),
    is: isConforming(record) ? 'here' : 'over',
  };
  if (kind === 'validator')
    return [
      product,
      {
        icon: 'ca',
        what: 'Issuing CA',
        title: 'None',
        says: 'Validators check files and never sign them, so they need no certificate.',
        is: 'open',
      },
    ];
  const own = list?.rows.filter((row) => makerKey(makerOf(row)) === makerKey(applicant)) ?? [];
  const issuing = own.filter((row) => row.kind !== 'root');
  const links = issuing.length > 0 ? issuing : own;
  return [
    product,
    {
      icon: 'ca',
      what: 'Issuing CA',
      title: 'Named in each signed file',
      says: (
        <>
          The record doesn’t say which CA it is.{' '}
          {links.length > 0 ? (
            <>
              {links[0]?.organization} has these on the list: <Links links={links} />
            </>
          ) : (
            `No CA on the list is named ${applicant.split(/[ ,]/)[0]}, so look in a file’s certificate.`
          )}
        </>
      ),
      is: 'open',
    },
    ...(list
      ? [
          {
            icon: 'list' as const,
            what: 'Trust list',
            title: <Links links={[{ id: list.id, name: list.title }]} />,
            says: `${list.rows.length} CAs, read on ${dayText(list.read)}`,
          },
        ]
      : []),
  ];
}

/** Formats by kind of media. */
function Media({ title, types }: { title: string; types: ProductRecord['generates'] }) {
  const kinds = Object.entries(types);
  if (kinds.length === 0) return null;
  return (
    <div className="record-media">
      <p>{title}</p>
      <ul className="media-formats">
        {kinds.map(([kind, formats]) => (
          <li key={kind}>
            <TrustIcon name={kind} />
            <b>{capital(kindWord(kind))}</b>
            <span>{formats.map(formatName).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProductName({ record, list }: { record: ProductRecord; list: ListSection | undefined }) {
  const { name, applicant, conformant, changed, generates, validates, attestation, status } = record;
  const [signs, checks] = [typesText(generates), typesText(validates)];
  return (
    <Record
      title={titleOf(record)}
      below={name.OU}
      tag={<Level record={record} />}
      maker={applicant}
      state={isConforming(record) ? 'Conforming product' : 'No longer conforming'}
      when={
        isConforming(record) ? (
          <>
            On the program’s list since <Day date={conformant} />
          </>
        ) : (
          'CAs must not issue new certificates for it.'
        )
      }
      tone={isConforming(record) ? 'good' : 'expired'}
      chain={chainOf(record, list)}
      facts={[
        ['Kind', record.kind === 'validator' && 'Validator'],
        [
          'Level',
          record.level && (
            <a key="level" href={href('/docs/conformance#assurance-levels')}>
              Level {record.level} of 2
            </a>
          ),
        ],
        ['Status', capital(status)],
        ['Version', record.minVersion && `From ${record.minVersion}`],
        ['Last changed', <Day key="changed" date={changed} />],
        ['Specification', `C2PA ${record.specification.join(' and ')}`],
        ['Program', `Version ${record.program}`],
        // Names of other companies' services: who searches for “Apple” doesn't mean that its attestation is used.
        [
          'Key attestation',
          attestation.map(attestationWords).join(', '),
          { 'data-unsearched': '', 'data-wide': '' },
        ],
        ['Isn’t allowed to state', capital(signalWords(record)), { 'data-wide': '' }],
      ]}
      raw={[
        ['Name in certificates', nameText(record)],
        ['Signs', signs],
        ['Validates', checks],
        ['Attestation', attestation.join(', '), { 'data-unsearched': '' }],
        ['Record ID', record.id, { 'data-exact': '' }],
      ]}
    >
      <Media title={signs === checks ? 'Signs and validates' : 'Signs'} types={generates} />
      {signs !== checks && <Media title="Validates" types={validates} />}
    </Record>
  );
}

/** All records of the list of conforming products; each row has an anchor. */
export function ProductTable({ products, lists }: Required<TrustPageData>) {
  const { records, read, trustList } = products;
  const list = lists.find(({ id }) => id === trustList);
  return (
    <DataTable
      noun="products"
      caption={`Conforming products, according to the program’s list as of ${dayText(read)}`}
      chips={{
        order: 'Newest first',
        groups: [
          {
            label: 'Media',
            column: 2,
            chips: chipsFor(records, kindsOf, (kind) => ({
              value: kindWord(kind),
              label: capital(kindWord(kind)),
              icon: <TrustIcon name={kind} />,
            })),
          },
          {
            label: 'Level',
            column: 0,
            chips: chipsFor(
              records.toSorted((one, other) => levelOf(one).localeCompare(levelOf(other))),
              (record) => [levelOf(record)],
              (value) => ({ value, label: value === 'Validator' ? 'Validators' : value }),
            ),
          },
        ],
      }}
      first={25}
      hasRowHeads={false}
      columns={COLUMNS}
      rows={records
        .toSorted((one, other) => other.conformant.localeCompare(one.conformant))
        .map((record) => ({
          key: record.id,
          id: `record-${record.id}`,
          cells: [
            <ProductName key="name" record={record} list={list} />,
            record.applicant,
            <ul key="media" className="media">
              {kindsOf(record).map((kind) => (
                <li key={kind} data-kind={kind} title={kindWord(kind)}>
                  <TrustIcon name={kind} />
                  <span className="sr-only">{kindWord(kind)}</span>
                </li>
              ))}
            </ul>,
            // The record has all formats; “+10” isn't a word.
            <span key="formats" data-unsearched>
              {formatsText(record)}
            </span>,
            <span key="since" className={isConforming(record) ? undefined : 'over'}>
              {!isConforming(record) && `${capital(record.status)}, listed `}
              <Day date={record.conformant} />
            </span>,
          ],
        }))}
    />
  );
}
