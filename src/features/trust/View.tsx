import '../../ui/Chips.css';
import '../../ui/DataTable.css';
import '../../views/tools/ToolPage.css';
import '../../views/tools/ToolPlace.css';
import type { ToolId } from '../../config/tool-pages.ts';
import type { ChromeData } from '../../layout/data.ts';
import { PageShell } from '../../layout/PageShell.tsx';
import { href } from '../../ui/href.ts';
import { ToolsAround } from '../../views/tools/ToolLinks.tsx';
import { TOOL_PAGES } from '../../views/tools/tool-pages.ts';
import { AnchorTable } from './AnchorTable.tsx';
import { ProductTable } from './ProductTable.tsx';
import type { ListSection, TrustPageData } from './page.ts';
import { Day, dayText } from './Record.tsx';
import { TrustIcons } from './TrustIcon.tsx';
import { answerOf, answerOfProducts, listName, onlyOn, TrustSearch } from './TrustSearch.tsx';

export interface TrustPageProps extends TrustPageData {
  chrome: ChromeData;
  tools: readonly ToolId[];
  known: ReadonlySet<string>;
}

const COUNTS = {
  signers:
    'A signer whose certificate chains to one of these CAs is trusted by validators that use the list. Signing certificates aren’t on it, so it doesn’t say which CA a product uses.',
  'time stamps':
    'A time stamp counts if its authority’s certificate chains to one of these CAs. These CAs never make a signer trusted.',
} as const;

const FROZEN = 'This list is from before the conformance program, and it’s off unless you turn it on.';

/** What a list is, in its tab. */
const aboutList = ({ frozen, counts }: ListSection) =>
  frozen === undefined ? `CAs of trusted ${counts}` : `Frozen since ${dayText(frozen)}`;

function Source({ title, list: { license, source, href: file, read } }: { title: string; list: SourceOf }) {
  return (
    <>
      {license && (
        <>
          {license.credit} License: <a href={license.url}>{license.name}</a>.{' '}
        </>
      )}
      Read on <Day date={read} /> from the <a href={source.url}>published {title}</a>
      {source.commit && (
        <>
          , commit <code>{source.commit.slice(0, 12)}</code>
        </>
      )}
      . <a href={file}>Our copy of the {title}</a> is JSON.
    </>
  );
}
type SourceOf = Pick<ListSection, 'license' | 'source' | 'href' | 'read'>;

/** Products, CAs, and TSAs on the lists, as tables that can be read without script. */
export function TrustPage({ chrome, tools, known, products, lists }: TrustPageProps) {
  const { title, lead } = TOOL_PAGES.trust;
  const tabs = [
    ...(products
      ? [
          {
            id: 'products',
            name: 'Conforming products',
            about: 'Accepted by the C2PA program',
            count: products.records.length,
          },
        ]
      : []),
    ...lists.map((list) => ({
      id: list.id,
      name: listName(list.title),
      about: aboutList(list),
      count: list.rows.length,
    })),
  ];
  return (
    <PageShell chrome={chrome}>
      <div className="tool-page trust-page" data-table-group="">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <TrustIcons />
        <TrustSearch lists={lists} />
        <p className="trust-meaning">
          Being listed means that a product or CA was accepted, not that any file is true.
        </p>
        <nav className="trust-tabs" aria-label="Lists">
          <ul>
            {tabs.map(({ id, name, about, count }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {/* A line breaks before it. */}
                  <strong>{name.replace(' trust list', ' trust\u00A0list')}</strong>{' '}
                  <span>
                    <b data-count="">{count}</b>
                    <span data-all="" />
                  </span>{' '}
                  <small>{about}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {products && (
          <section className="prose" aria-labelledby="products" {...answerOfProducts}>
            <h2 id="products">Conforming products</h2>
            <ProductTable products={products} lists={lists} />
            <small className="trust-note">
              A CA on the C2PA trust list may issue certificates in a generator’s name, up to its level.{' '}
              <a href={href('/tools/inspect')}>The inspector</a> compares a signer with its record.{' '}
              <Source title="list of conforming products" list={products} />
            </small>
          </section>
        )}
        {lists.map((list) => (
          <section key={list.id} className="prose" aria-labelledby={list.id} {...answerOf(list)}>
            <h2 id={list.id}>{listName(list.title)}</h2>
            <AnchorTable list={list} all={lists} />
            <small className="trust-note">
              {list.frozen === undefined ? (
                COUNTS[list.counts]
              ) : (
                <>
                  {FROZEN} {onlyOn(list, { lists, ...(products && { products }) })}
                </>
              )}{' '}
              <Source title={list.title} list={list} />
            </small>
          </section>
        ))}
        <ToolsAround id="trust" tools={tools} known={known} />
      </div>
    </PageShell>
  );
}
