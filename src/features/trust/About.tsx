import { dayText } from '@content-credentials/tools/ui/day-text';
import type { ReactNode } from 'react';
import { href } from '../../ui/href.ts';
import type { ListSection, TrustPageData } from './page.ts';
import { kindWord, levelOf, MEDIA, mediaOf, monthsOf, monthText, newestFirst } from './product-words.ts';
import { Chain, Day } from './Record.tsx';
import type { ProductRecord } from './schema.ts';
import { TrustIcon } from './TrustIcon.tsx';
import { makerKey, makerOf } from './TrustSearch.tsx';

interface AboutProps {
  title: string;
  /** What the list is called in a sentence. */
  name: string;
  list: Pick<ListSection, 'license' | 'source' | 'href' | 'read'>;
  children: ReactNode;
}

/** What a list is, where a record will be: beside its table, or below it. Where it's from is folded. */
function About({ title, name, list: { license, source, href: file, read }, children }: AboutProps) {
  return (
    <div className="trust-about">
      <div>
        <h3>{title}</h3>
        {children}
        <details className="fold">
          <summary>Source and license</summary>
          {license && (
            <>
              {license.credit} License: <a href={license.url}>{license.name}</a>.{' '}
            </>
          )}
          Read on <Day date={read} /> from the <a href={source.url}>published {name}</a>
          {source.commit && (
            <>
              , commit <code>{source.commit.slice(0, 12)}</code>
            </>
          )}
          . <a href={file}>Our copy of the {name}</a> is JSON.
        </details>
      </div>
    </div>
  );
}

/** The distance of two columns, and of two marks, of which {@link ABREAST} are in a row. */
const [COLUMN, MARK, ABREAST] = [30, 9, 3];

/**
 * Every product as a mark, above its month; pressing a month chooses it. The choice above the table has the same as text.
 * A mark fades when its row isn't shown.
 */
function Months({ records, read }: { records: readonly ProductRecord[]; read: string }) {
  const months = [...monthsOf(records)];
  const rows = newestFirst(records);
  const most = Math.max(...months.map(([, { length }]) => length));
  const floor = Math.ceil(most / ABREAST) * MARK + 20;
  const [width, height] = [months.length * COLUMN, floor + 40];
  return (
    <svg className="months" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {months.map(([month, own], i) => {
        const [name, year] = monthText(month).split(' ');
        const left = i * COLUMN;
        // The list was read before this month ended.
        const isSoFar = read.startsWith(month);
        const x = left + COLUMN / 2;
        return (
          <g key={month} data-choose={month}>
            <rect x={left} width={COLUMN} height={height} />
            <text x={x} y={floor - Math.ceil(own.length / ABREAST) * MARK - 6}>
              {own.length || ''}
            </text>
            {byLevel(own).map((record, at) => (
              <rect
                key={record.id}
                data-row={rows.indexOf(record)}
                data-level={levelOf(record)}
                x={left + 2 + (at % ABREAST) * MARK}
                y={floor - Math.ceil((at + 1) / ABREAST) * MARK}
                width="8"
                height="8"
              />
            ))}
            <text x={x} y={floor + 17}>
              {name}
            </text>
            {(i === 0 || name === 'Jan' || isSoFar) && (
              <text x={x} y={floor + 34}>
                {isSoFar ? 'so far' : year}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${floor + 1.5}h${width}`} />
    </svg>
  );
}

const byLevel = (records: readonly ProductRecord[]) =>
  records.toSorted((one, other) => levelOf(one).localeCompare(levelOf(other)));

/** Kinds of media by the number of their products; pressing one chooses it above the table. */
function Kinds({ records }: { records: readonly ProductRecord[] }) {
  const all = records.flatMap((record) => Object.keys(mediaOf(record)));
  return (
    <ul className="trust-kinds">
      {MEDIA.map((kind) => (
        <li key={kind}>
          <button type="button" data-choose={kindWord(kind)}>
            <b>{all.filter((one) => one === kind).length}</b>
            <span>
              <TrustIcon name={kind} /> {kindWord(kind)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the list of products is. */
export function AboutProducts({ products }: Required<Pick<TrustPageData, 'products'>>) {
  const { records, read } = products;
  const levels = Map.groupBy(records, levelOf);
  return (
    <About title="Every product, by month" name="list of conforming products" list={products}>
      <Months records={records} read={read} />
      <ul className="legend">
        {[...levels.keys()].toSorted().map((level) => (
          <li key={level} data-level={level}>
            {level} <b>{levels.get(level)?.length}</b>
          </li>
        ))}
      </ul>
      <Kinds records={records} />
      <p>
        A CA on the C2PA trust list may issue certificates in a generator’s name, up to its level.{' '}
        <a href={href('/tools/inspect')}>The inspector</a> compares a signer with its record.
      </p>
    </About>
  );
}

/** What a chain begins with, and what follows from it. */
const COUNTS = {
  signers: {
    where: 'In each signed file',
    certificate: 'Signing certificate',
    says: 'It isn’t on the list, so the list doesn’t say which CA a product uses.',
    follows: 'Trusts the signer',
  },
  'time stamps': {
    where: 'In each time stamp',
    certificate: 'Time-stamping certificate',
    says: 'It isn’t on the list.',
    follows: 'Counts the time stamp',
  },
} as const;

/** What a list of CAs is: how a certificate chains to it. */
export function AboutList({ list }: { list: ListSection }) {
  const { title, rows, counts, frozen } = list;
  const { where, certificate, says, follows } = COUNTS[counts];
  const makers = new Set(rows.map((row) => makerKey(makerOf(row))));
  return (
    <About title="How the list is used" name={title} list={list}>
      <Chain
        rings={[
          { icon: 'documents', what: where, title: certificate, says, is: 'open' },
          {
            icon: 'ca',
            what: 'It chains to one of',
            title: `${rows.length} CAs of ${makers.size} organizations`,
            says: frozen && `Frozen since ${dayText(frozen)}`,
            is: frozen ? 'over' : 'here',
          },
          { icon: 'validator', what: 'A validator that uses the list', title: follows },
        ]}
      />
      {frozen && <p>This list is from before the conformance program, and it’s off unless you turn it on.</p>}
    </About>
  );
}
