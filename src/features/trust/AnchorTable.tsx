import { DataTable } from '../../ui/DataTable.tsx';
import type { AnchorRow, ListSection } from './page.ts';
import { FactGroups, Record } from './Record.tsx';
import { inSentence, toneOf } from './TrustSearch.tsx';

const COLUMNS = [
  { label: 'Certificate', sort: 'text', sorted: 'ascending' },
  { label: 'Organization', sort: 'text' },
  { label: 'Kind', sort: 'text' },
  { label: 'Valid until', sort: 'text' },
] as const;

/** As the script sorts them. */
const byName = (one: AnchorRow, other: AnchorRow) =>
  one.name.localeCompare(other.name, 'en', { sensitivity: 'base' });

const KINDS = { root: 'root', intermediate: 'issuing CA', signer: 'signer' } as const;
const IN_SENTENCE = { root: 'a root CA', intermediate: 'an issuing CA', signer: 'a signer' } as const;

const AND = new Intl.ListFormat('en-US');

/** Who it is, on which lists, and until when. */
function Sentence({ row, all }: { row: AnchorRow; all: readonly ListSection[] }) {
  const { name, organization, kind, sha256, notAfter } = row;
  const on = all.filter(({ rows }) => rows.some((other) => other.sha256 === sha256));
  const lists = on.map(({ title, frozen }) =>
    frozen === undefined ? `the ${inSentence(title)}` : `the ${inSentence(title)}, frozen since ${frozen}`,
  );
  const who = organization ? `${IN_SENTENCE[kind]} of ${organization}` : IN_SENTENCE[kind];
  return (
    <>
      {name}, {who}, is on {AND.format(lists)}, and valid until <time>{notAfter}</time>.
    </>
  );
}

function Links({ links }: { links: AnchorRow['issued'] }) {
  return (
    <ul>
      {links.map(({ name, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

function chainsTo({ kind, issuer, issuedBy }: AnchorRow) {
  if (issuedBy) return <a href={`#${issuedBy.id}`}>{issuedBy.name}</a>;
  return kind === 'root'
    ? 'itself'
    : `${/(?:^|, )CN=(.*?)(?=, [A-Z]+=|$)/.exec(issuer)?.[1] ?? issuer}, which isn’t on these lists`;
}

/** The certificates of a trust list. */
export function AnchorTable({ list, all }: { list: ListSection; all: readonly ListSection[] }) {
  const { title, read, issued, rows } = list;
  return (
    <DataTable
      noun="certificates"
      caption={`${title}, issued on ${issued}, read on ${read}`}
      first={25}
      hasRowHeads={false}
      columns={COLUMNS}
      rows={rows.toSorted(byName).map((row) => ({
        key: row.id,
        id: row.id,
        cells: [
          <Record key="name" title={row.name} says={<Sentence row={row} all={all} />} tone={toneOf(list)}>
            <FactGroups
              groups={[
                {
                  title: 'Certificate',
                  facts: [
                    ['Valid', `${row.notBefore} to ${row.notAfter}`, { 'data-unsearched': '' }],
                    ['Subject', row.subject],
                    ['Key', row.key],
                    ['SHA-256', row.sha256, { 'data-exact': '' }],
                  ],
                },
                {
                  title: 'Chain',
                  facts: [
                    ['Chains to', chainsTo(row)],
                    ['Issued, on these lists', row.issued.length > 0 && <Links links={row.issued} />],
                  ],
                },
              ]}
            />
          </Record>,
          row.organization,
          KINDS[row.kind],
          <time key="until">{row.notAfter}</time>,
        ],
      }))}
    />
  );
}
