import { DataTable } from '../../ui/DataTable.tsx';
import { Links, type Ring } from './Chain.tsx';
import type { AnchorRow, ListSection } from './page.ts';
import { Day, dayText, Record } from './Record.tsx';
import { inSentence, listName, toneOf } from './TrustSearch.tsx';

const COLUMNS = [
  { label: 'Certificate', sort: 'text', sorted: 'ascending' },
  { label: 'Organization', sort: 'text' },
  { label: 'Kind', sort: 'text' },
  { label: 'Valid until', sort: 'text' },
] as const;

/** As the script sorts them. */
const byName = (one: AnchorRow, other: AnchorRow) =>
  one.name.localeCompare(other.name, 'en', { sensitivity: 'base' });

const KINDS = { root: 'Root CA', intermediate: 'Issuing CA', signer: 'Signer' } as const;

const cnOf = (name: string) => /(?:^|, )CN=(.*?)(?=, [A-Z]+=|$)/.exec(name)?.[1] ?? name;

/** What a certificate issues, itself, who issued it, and the lists that it's on. */
function chainOf(row: AnchorRow, list: ListSection, all: readonly ListSection[]): Ring[] {
  const { name, kind, issuer, issuedBy, issued, notAfter, isExpired } = row;
  const on = all.filter(({ rows }) => rows.some(({ sha256 }) => sha256 === row.sha256));
  const isForSigners = list.counts === 'signers';
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
          title: isForSigners ? 'In each signed file' : 'In each time stamp',
          says: 'They chain to this CA. Lists don’t have them.',
          is: 'open',
        };
  return [
    ...(kind === 'signer' ? [] : [issues]),
    {
      icon: 'ca',
      what: KINDS[kind],
      title: name,
      says: isExpired ? (
        <>
          Expired on <Day date={notAfter} />
        </>
      ) : issuedBy ? undefined : kind === 'root' ? (
        'Chains to itself'
      ) : (
        `Issued by ${cnOf(issuer)}, which isn’t on these lists and needn’t be: this CA is listed itself.`
      ),
      is: isExpired ? 'over' : 'here',
    },
    ...(issuedBy ? [{ icon: 'ca', what: 'Root CA', title: <Links links={[issuedBy]} /> } as const] : []),
    {
      icon: 'list',
      what: on.length > 1 ? 'Trust lists' : 'Trust list',
      title: <Links links={on.map(({ id, title }) => ({ id, name: listName(title) }))} />,
      ...(list.frozen && { says: `Frozen since ${dayText(list.frozen)}`, is: 'over' }),
    },
  ];
}

/** The certificates of a trust list. */
export function AnchorTable({ list, all }: { list: ListSection; all: readonly ListSection[] }) {
  const { title, read, issued, rows, frozen } = list;
  return (
    <DataTable
      noun="certificates"
      caption={`${title}, issued on ${dayText(issued)}, read on ${dayText(read)}`}
      first={25}
      hasRowHeads={false}
      columns={COLUMNS}
      rows={rows.toSorted(byName).map((row) => ({
        key: row.id,
        id: row.id,
        cells: [
          <Record
            key="name"
            title={row.name}
            maker={row.organization}
            state={row.isExpired ? 'Expired' : `On the ${inSentence(title)}`}
            when={
              <>
                {row.isExpired ? `On the ${inSentence(title)}, but valid only until ` : 'Valid until '}
                <Day date={row.notAfter} />
                {frozen && !row.isExpired && `. The list is frozen since ${dayText(frozen)}.`}
              </>
            }
            tone={row.isExpired ? 'expired' : toneOf(list)}
            chain={chainOf(row, list, all)}
            facts={[
              ['Kind', KINDS[row.kind]],
              ['Key', row.key],
              ['Valid from', <Day key="from" date={row.notBefore} />],
              ['Valid until', <Day key="until" date={row.notAfter} />],
            ]}
            raw={[
              ['Subject', row.subject],
              ['Issuer', row.issuer !== row.subject && row.issuer, { 'data-unsearched': '' }],
              ['Validity period', `${row.notBefore} to ${row.notAfter}`, { 'data-unsearched': '' }],
              ['SHA-256', row.sha256, { 'data-exact': '' }],
            ]}
          />,
          row.organization,
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
