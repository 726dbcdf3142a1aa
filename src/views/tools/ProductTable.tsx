import type { ConformingProductsFile, ProductRecord } from '../../config/trust-lists.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { endOf, kindWords, mediaOf, signalWords, typesText } from './product-words.ts';
import { Record } from './Record.tsx';

const COLUMNS = [
  { label: 'Product', sort: 'text' },
  { label: 'Company', sort: 'text' },
  { label: 'Kind', sort: 'text' },
  { label: 'Media' },
  { label: 'Level', sort: 'number' },
  { label: 'Program', sort: 'text' },
  { label: 'Since', sort: 'text' },
] as const;

const values = (records: readonly ProductRecord[], of: (record: ProductRecord) => readonly string[]) => [
  ...new Set(records.flatMap(of)),
];

/** `C=XX, O=Example, CN=Camera` */
const nameText = ({ name }: ProductRecord): string =>
  (['C', 'O', 'OU', 'CN'] as const)
    .flatMap((part) => (name[part] ? [`${part}=${name[part]}`] : []))
    .join(', ');

/** Everything else in a record. */
function RecordFacts({ record }: { record: ProductRecord }) {
  const facts = [
    ['Name in certificates', nameText(record)],
    ['Status', record.status],
    ['Specification', `C2PA ${record.specification.join(' and ')} (program ${record.program})`],
    ['First version covered', record.minVersion],
    ['Signs', typesText(record.generates)],
    ['Validates', typesText(record.validates)],
    ['Isn’t allowed to state', signalWords(record)],
  ] as const;
  // Names of other companies' services, and dates: who searches for “Apple” doesn't mean that its attestation is used.
  const unsearched = [
    ['Attestation', record.attestation.join(', ')],
    ['Last changed', record.changed],
  ] as const;
  return (
    <dl>
      <div>
        <dt>Record ID</dt>
        <dd data-exact="">
          <a href={`#record-${record.id}`}>{record.id}</a>
        </dd>
      </div>
      {[...facts, ...unsearched].map(
        ([label, value], index) =>
          value && (
            <div key={label} data-unsearched={index < facts.length ? undefined : ''}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function ProductName({ record }: { record: ProductRecord }) {
  const { name, applicant, status } = record;
  return (
    <>
      <Record title={name.CN ?? applicant} below={name.OU}>
        {status !== 'conformant' && <p>{endOf(record)}</p>}
        <RecordFacts record={record} />
      </Record>
      {status !== 'conformant' && <strong className="record-status">{status}</strong>}
    </>
  );
}

/** All records of the list of conforming products; each row has an anchor. */
export function ProductTable({ records, read }: Pick<ConformingProductsFile, 'records' | 'read'>) {
  return (
    <DataTable
      noun="records"
      caption={`Conforming products, according to the program’s list as of ${read}`}
      choices={[
        { label: 'Kind', column: 2, options: ['generator', 'validator'] },
        { label: 'Media', column: 3, options: values(records, (record) => kindWords(mediaOf(record))) },
        {
          label: 'Level',
          column: 4,
          options: values(records, ({ level }) => (level ? [`${level}`] : [])).sort(),
        },
        { label: 'Program', column: 5, options: values(records, ({ program }) => [program]).sort() },
      ]}
      first={25}
      hasRowHeads={false}
      columns={COLUMNS}
      rows={records.map((record) => ({
        key: record.id,
        id: `record-${record.id}`,
        cells: [
          <ProductName key="name" record={record} />,
          record.applicant,
          record.kind,
          kindWords(mediaOf(record)).join(', '),
          record.level,
          record.program,
          <time key="since" dateTime={record.conformant}>
            {record.conformant}
          </time>,
        ],
      }))}
    />
  );
}
