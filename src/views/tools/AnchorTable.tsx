import type { AnchorRow, ListSection } from '../../features/trust/page.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Record } from './Record.tsx';

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
export function AnchorTable({ list: { title, read, issued, rows } }: { list: ListSection }) {
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
          <Record key="name" title={row.name} of={row.organization}>
            <dl>
              <div>
                <dt>Valid</dt>
                <dd>
                  <time>{row.notBefore}</time> to <time>{row.notAfter}</time>
                </dd>
              </div>
              <div>
                <dt>Subject</dt>
                <dd>{row.subject}</dd>
              </div>
              <div>
                <dt>Key</dt>
                <dd>{row.key}</dd>
              </div>
              <div>
                <dt>SHA-256</dt>
                <dd data-exact="">{row.sha256}</dd>
              </div>
              <div>
                <dt>Chains to</dt>
                <dd>{chainsTo(row)}</dd>
              </div>
              {row.issued.length > 0 && (
                <div>
                  <dt>Issued, on these lists</dt>
                  <dd>
                    <Links links={row.issued} />
                  </dd>
                </div>
              )}
            </dl>
          </Record>,
          row.organization,
          KINDS[row.kind],
          <time key="until">{row.notAfter}</time>,
        ],
      }))}
    />
  );
}
