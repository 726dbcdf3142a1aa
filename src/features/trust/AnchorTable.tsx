import { dayText } from '@content-credentials/tools/ui/day-text';
import { DataTable } from '../../ui/DataTable.tsx';
import type { AnchorRow, ListSection } from './page.ts';
import { Day, Links, Record, type Ring } from './Record.tsx';
import { AND, inSentence, listName, makerOf, toneOf } from './TrustSearch.tsx';

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

const cnOf = (name: string) => /(?:^|, )CN=(.*?)(?=, [A-Z]+=|$)/.exec(name)?.[1] ?? name;

/** What a certificate issues, itself, who issued it, and the lists that it's on. */
function ringsOf(row: AnchorRow, { counts, frozen }: ListSection, on: readonly ListSection[]): Ring[] {
  const { kind, issuer, issuedBy, issued, notBefore, notAfter, isExpired } = row;
  const isForSigners = counts === 'signers';
  const issues: Ring =
    issued.length > 0
      ? {
          icon: 'ca',
          what: issued.length > 1 ? 'Issuing CAs' : 'Issuing CA',
          title: <Links links={issued} />,
        }
      : {
          icon: 'documents',
          what: isForSigners ? 'Signing certificates' : 'Time-stamping certificates',
          says: `In each ${isForSigners ? 'signed file' : 'time stamp'}. Lists don’t have them.`,
          is: 'open',
        };
  return [
    ...(kind === 'signer' ? [] : [issues]),
    {
      icon: 'ca',
      what: `This ${KINDS[kind].replace(/^\w/, (first) => first.toLowerCase())}`,
      says: isExpired ? (
        <>
          Expired on <Day date={notAfter} />
        </>
      ) : (
        <>
          Valid from <Day date={notBefore} /> to <Day date={notAfter} />.
          {!issuedBy &&
            (kind === 'root'
              ? ' Chains to itself.'
              : ` Issued by ${cnOf(issuer)}, which isn’t on these lists and needn’t be: this CA is listed itself.`)}
        </>
      ),
      is: isExpired ? 'over' : 'here',
    },
    ...(issuedBy ? [{ icon: 'ca', what: 'Root CA', title: <Links links={[issuedBy]} /> } as const] : []),
    {
      icon: 'list',
      what: on.length > 1 ? 'Trust lists' : 'Trust list',
      title: <Links links={on.map(({ id, title }) => ({ id, name: listName(title) }))} />,
      ...(frozen && { says: 'Frozen', is: 'over' }),
    },
  ];
}

function Anchor({ row, list, all }: { row: AnchorRow; list: ListSection; all: readonly ListSection[] }) {
  const { name, kind, organization, isExpired, notBefore, notAfter, key, subject, issuer, sha256 } = row;
  const on = all.filter(({ rows }) => rows.some((one) => one.sha256 === sha256));
  const owner = organization && ` of ${organization}`;
  return (
    <Record
      title={name}
      isBelow={issuerIn(list.rows, row) !== undefined}
      state={`${KINDS[kind]}${owner} on the ${AND.format(on.map(({ title }) => inSentence(title)))}`}
      when={
        <>
          {isExpired ? 'Expired on ' : 'Valid until '}
          <Day date={notAfter} />
          {list.frozen && `. The list has been frozen since ${dayText(list.frozen)}.`}
        </>
      }
      tone={isExpired ? 'expired' : toneOf(list)}
      chain={ringsOf(row, list, on)}
      facts={[
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
      first={25}
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
          <span key="kind" className="kind" data-kind={row.kind}>
            {KINDS[row.kind]}
          </span>,
          <span key="until" className={row.isExpired ? 'over' : undefined}>
            {row.isExpired && 'Expired '}
            <Day date={row.notAfter} />
          </span>,
        ],
      }))}
    />
  );
}
