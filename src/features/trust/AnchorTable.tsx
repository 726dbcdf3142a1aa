import { dayText } from '@content-credentials/tools/ui/day-text';
import { DataTable } from '../../ui/DataTable.tsx';
import type { AnchorRow, ListSection } from './page.ts';
import { Day, Links, Record, type Ring } from './Record.tsx';
import { listName, makerOf } from './TrustSearch.tsx';

const COLUMNS = [
  { label: 'Certificate', sort: 'text' },
  { label: 'Organization', sort: 'text', sorted: 'ascending' },
  { label: 'Kind', sort: 'text' },
  { label: 'Valid until', sort: 'text' },
] as const;

/** The certificate on the same list that issued this one. */
const issuerIn = (rows: readonly AnchorRow[], { issuedBy }: AnchorRow) =>
  rows.find(({ name }) => name === issuedBy?.name);

/** By organization, as the script sorts them; each root is followed by what it issued. */
function grouped(rows: readonly AnchorRow[]): AnchorRow[] {
  const keys = (row: AnchorRow) => {
    const root = issuerIn(rows, row);
    return [makerOf(row), (root ?? row).name, root ? row.name : ''];
  };
  return rows.toSorted((one, other) => {
    const others = keys(other);
    const compared = keys(one).map((key, i) =>
      key.localeCompare(others[i] ?? '', 'en', { sensitivity: 'base' }),
    );
    return compared.find((order) => order !== 0) ?? 0;
  });
}

const KINDS = { root: 'Root CA', intermediate: 'Issuing CA', signer: 'Signer' } as const;

/** Who issued a certificate, and the lists that it's on. */
function ringsOf(
  { kind, issuerName, issuedBy }: AnchorRow,
  { frozen }: ListSection,
  on: readonly ListSection[],
): Ring[] {
  return [
    ...(issuedBy ? [{ icon: 'ca', what: 'Root CA', title: <Links links={[issuedBy]} /> } as const] : []),
    ...(issuedBy || kind === 'root'
      ? []
      : [
          {
            icon: 'ca',
            what: 'Issued by',
            title: issuerName,
            says: 'Not on these lists, and needn’t be: this CA is listed itself.',
            is: 'open',
          } as const,
        ]),
    {
      icon: 'list',
      what: on.length > 1 ? 'Trust lists' : 'Trust list',
      title: <Links links={on.map(({ id, title }) => ({ id, name: listName(title) }))} />,
      ...(frozen && { says: 'Frozen', is: 'over' }),
    },
  ];
}

/** The CAs on the lists that a CA issues, or its certificates, which no list has. */
const issuedWords = ({ issued }: AnchorRow, { counts }: ListSection) =>
  issued.length > 0 ? (
    <Links links={issued} />
  ) : (
    `${counts === 'signers' ? 'Signing' : 'Time-stamping'} certificates, which aren’t on lists`
  );

function Anchor({ row, list, all }: { row: AnchorRow; list: ListSection; all: readonly ListSection[] }) {
  const { name, kind, organization, isExpired, notBefore, notAfter, key, subject, issuer, sha256 } = row;
  const on = all.filter(({ rows }) => rows.some((one) => one.sha256 === sha256));
  const [from, until] = [notBefore, notAfter].map((date) => <Day key={date} date={date} />);
  return (
    <Record
      title={name}
      place={issuerIn(list.rows, row) ? 'below' : kind === 'root' ? 'root' : undefined}
      icon="ca"
      state={`${KINDS[kind]}${organization && ` of ${organization}`}`}
      when={
        isExpired ? (
          <>Expired on {until}</>
        ) : (
          <>
            Valid from {from} to {until}
          </>
        )
      }
      isOver={isExpired}
      chain={ringsOf(row, list, on)}
      facts={[
        ['Issues', kind !== 'signer' && issuedWords(row, list), { 'data-unsearched': '' }],
        ['Key', key, { 'data-unsearched': '' }],
        ['SHA-256', sha256, { 'data-exact': '', 'data-wide': '' }],
      ]}
      raw={[
        ['Subject', subject],
        ['Issuer', issuer !== subject && issuer, { 'data-unsearched': '' }],
        ['Validity period', `${notBefore} to ${notAfter}`, { 'data-unsearched': '' }],
      ]}
    />
  );
}

/** The certificates of a trust list. */
export function AnchorTable({ list, all }: { list: ListSection; all: readonly ListSection[] }) {
  const { title, read, issued, rows } = list;
  return (
    <DataTable
      noun="certificates"
      caption={`${title}, issued on ${dayText(issued)}, read on ${dayText(read)}`}
      beside={
        <ul className="legend" aria-hidden="true">
          <li data-place="root">Root CA</li>
          <li>Issuing CA</li>
        </ul>
      }
      first={25}
      asOf={read}
      hasRowHeads={false}
      columns={COLUMNS}
      rows={grouped(rows).map((row, i, sorted) => ({
        key: row.id,
        id: row.id,
        cells: [
          <Anchor key="name" row={row} list={list} all={all} />,
          // An organization is shown once, above its certificates.
          <span
            key="maker"
            data-again={i > 0 && makerOf(row) === makerOf(sorted[i - 1] ?? row) ? '' : undefined}
          >
            {makerOf(row)}
          </span>,
          KINDS[row.kind],
          <span key="until" className={row.isExpired ? 'over' : undefined}>
            {row.isExpired && 'Expired '}
            <Day date={row.notAfter} />
          </span>,
        ],
      }))}
    />
  );
}
