import { dayText } from '@content-credentials/tools/ui/day-text';
import { DataTable } from '../../ui/DataTable.tsx';
import { href } from '../../ui/href.ts';
import { Links } from './AnchorTable.tsx';
import type { ListSection, TrustPageData } from './page.ts';
import { attestationWords, formatName, kindWord, mediaOf, signalWords, typesText } from './product-words.ts';
import { Day, Record } from './Record.tsx';
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

const kindsOf = (record: ProductRecord) => Object.keys(mediaOf(record));
const once = (values: readonly string[]) => [...new Set(values)].filter(Boolean);

/** In a row; a record has all. */
const MOST_FORMATS = 3;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

/** The CAs of a product's company; its record doesn't say which CA issues its certificates. */
function Issuers({ applicant, list }: Pick<ProductRecord, 'applicant'> & { list: ListSection }) {
  const own = list.rows.filter((row) => makerKey(makerOf(row)) === makerKey(applicant));
  const issuing = own.filter((row) => row.kind !== 'root');
  const links = issuing.length > 0 ? issuing : own;
  return (
    <>
      One on the <a href={`#${list.id}`}>{list.title}</a>, named in each signed file.
      {links[0] && (
        <details className="fold">
          <summary>
            {links.length} {links.length > 1 ? 'CAs' : 'CA'} of {links[0].organization}
          </summary>
          <Links links={links} />
        </details>
      )}
    </>
  );
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
            <b>{kindWord(kind)}</b>
            <span>{formats.map(formatName).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
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
      // Of level 1, which nearly all have, only for screen readers and the filter.
      tag={<span className={record.level === 1 ? 'sr-only' : 'level'}>{levelOf(record)}</span>}
      maker={applicant}
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
      tone={isConforming(record) ? 'good' : 'expired'}
      facts={[
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
        ['Isn’t allowed to state', capital(signalWords(record)), { 'data-wide': '' }],
        [
          'Issuing CA',
          list && kind === 'generator' && <Issuers key="ca" applicant={applicant} list={list} />,
          { 'data-unsearched': '', 'data-wide': '' },
        ],
        ['Record ID', record.id, { 'data-exact': '', 'data-wide': '' }],
      ]}
      raw={[
        ['Name in certificates', nameText(record)],
        ['Signs', signs],
        ['Validates', checks],
        ['Attestation', attestation.join(', '), { 'data-unsearched': '' }],
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
      choices={[
        { label: 'Media', column: 2, options: once(records.flatMap(kindsOf)).map(kindWord) },
        { label: 'Level', column: 0, options: once(records.map(levelOf)).toSorted() },
      ]}
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
                <li key={kind} title={kindWord(kind)}>
                  <TrustIcon name={kind} />
                  <span>{kindWord(kind)}</span>
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
