import { DataTable } from '../../ui/DataTable.tsx';
import { href } from '../../ui/href.ts';
import { endOf, kindWords, mediaOf, signalWords, typesText } from './product-words.ts';
import { type FactGroup, FactGroups, Record } from './Record.tsx';
import type { ConformingProductsFile, ProductRecord } from './schema.ts';

const COLUMNS = [
  { label: 'Product', sort: 'text' },
  { label: 'Company', sort: 'text' },
  { label: 'Media' },
  { label: 'Level', sort: 'number', about: <LevelNote /> },
  { label: 'Since', sort: 'text', sorted: 'descending' },
] as const;

function LevelNote() {
  return (
    <span className="term">
      <button type="button" popoverTarget="about-level" aria-label="What a level is">
        ?
      </button>
      <span popover="auto" id="about-level">
        How well a product protects its key, its claims, and its updates. Level 2 is stricter, and a record
        has the highest level of its certificates. Validators never sign, so they have none.{' '}
        <a href={href('/docs/conformance#assurance-levels')}>Assurance levels</a>
      </span>
    </span>
  );
}

/** `1`, `2`; a validator has none. */
const levelOf = ({ kind, level }: ProductRecord): string => (kind === 'validator' ? kind : `${level ?? ''}`);

/** A chip for each value that a record has. */
function chipsFor(
  records: readonly ProductRecord[],
  of: (record: ProductRecord) => readonly string[],
  label: (value: string) => string,
) {
  const values = records.flatMap(of);
  return [...new Set(values)].map((value) => ({
    value,
    label: label(value),
    count: values.filter((one) => one === value).length,
  }));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `C=XX, O=Example, CN=Camera` */
const nameText = ({ name }: ProductRecord): string =>
  (['C', 'O', 'OU', 'CN'] as const)
    .flatMap((part) => (name[part] ? [`${part}=${name[part]}`] : []))
    .join(', ');

/** The level of what isn't at the first, which most products have. */
const higherLevel = ({ level }: ProductRecord) => (level && level > 1 ? `, level ${level}` : '');

/** Everything in a record, what most readers want first. */
const groupsOf = (record: ProductRecord): readonly FactGroup[] => [
  {
    title: 'What it does',
    facts: [
      ['Kind', `${record.kind}${higherLevel(record)}`],
      ['Signs', typesText(record.generates)],
      ['Validates', typesText(record.validates)],
      ['Isn’t allowed to state', signalWords(record)],
      ['First version covered', record.minVersion],
    ],
  },
  {
    title: 'In the program',
    facts: [
      ['Status', record.status],
      ['Name in certificates', nameText(record)],
      ['Specification', `C2PA ${record.specification.join(' and ')} (program ${record.program})`],
      // Names of other companies' services, and dates: who searches for “Apple” doesn't mean that its attestation is used.
      ['Attestation', record.attestation.join(', '), { 'data-unsearched': '' }],
      ['Last changed', record.changed, { 'data-unsearched': '' }],
      [
        'Record ID',
        <a key="id" href={`#record-${record.id}`}>
          {record.id}
        </a>,
        { 'data-exact': '' },
      ],
    ],
  },
];

function ProductName({ record }: { record: ProductRecord }) {
  const { name, applicant, status, conformant } = record;
  const title = name.CN ?? applicant;
  const isConforming = status === 'conformant';
  const who = title === applicant ? title : `${title}, by ${applicant},`;
  return (
    <>
      <Record
        title={title}
        below={name.OU}
        says={
          isConforming ? (
            <>
              {who} has been on the list of conforming products since <time>{conformant}</time>.
            </>
          ) : (
            endOf(record)
          )
        }
        tone={isConforming ? 'good' : 'expired'}
      >
        <FactGroups groups={groupsOf(record)} />
      </Record>
      {!isConforming && <strong className="record-status">{status}</strong>}
    </>
  );
}

/** All records of the list of conforming products; each row has an anchor. */
export function ProductTable({ records, read }: Pick<ConformingProductsFile, 'records' | 'read'>) {
  return (
    <DataTable
      noun="products"
      caption={`Conforming products, according to the program’s list as of ${read}`}
      chips={{
        order: 'Newest first',
        groups: [
          {
            label: 'Media',
            column: 2,
            chips: chipsFor(records, (record) => kindWords(mediaOf(record)), capital),
          },
          {
            label: 'Level',
            column: 3,
            chips: chipsFor(
              records.toSorted((one, other) => levelOf(one).localeCompare(levelOf(other))),
              (record) => [levelOf(record)],
              (level) => (level === 'validator' ? 'Validators' : `Level ${level}`),
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
            <ProductName key="name" record={record} />,
            record.applicant,
            kindWords(mediaOf(record)).join(', '),
            levelOf(record),
            <time key="since">{record.conformant}</time>,
          ],
        }))}
    />
  );
}
