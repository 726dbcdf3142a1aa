import '../../ui/DataTable.css';
import '../../views/tools/ToolPage.css';
import '../../views/tools/ToolPlace.css';
import type { ReactNode } from 'react';
import type { ToolId } from '../../config/tool-pages.ts';
import type { ChromeData } from '../../layout/data.ts';
import { PageShell } from '../../layout/PageShell.tsx';
import { href } from '../../ui/href.ts';
import { ToolsAround } from '../../views/tools/ToolLinks.tsx';
import { TOOL_PAGES } from '../../views/tools/tool-pages.ts';
import { AnchorTable } from './AnchorTable.tsx';
import { ProductTable } from './ProductTable.tsx';
import type { ListSection, TrustPageData } from './page.ts';
import { Day } from './Record.tsx';
import { TrustIcon, type TrustIconName, TrustIcons } from './TrustIcon.tsx';
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

interface Tab {
  id: string;
  icon: TrustIconName;
  name: string;
  /** Its name on a phone. */
  short?: string;
  about: string;
  count: number;
}

/** What's on a list, in its tab. */
const kindOf = ({ frozen, counts }: ListSection): Pick<Tab, 'icon' | 'name' | 'short'> => {
  if (frozen !== undefined) return { icon: 'frozen', name: 'Earlier CAs' };
  return counts === 'signers'
    ? { icon: 'ca', name: 'Signing CAs' }
    : { icon: 'stamp', name: 'Time-stamping CAs', short: 'Time stamps' };
};

interface NoteProps {
  title: string;
  list: Pick<ListSection, 'license' | 'source' | 'href' | 'read'>;
  children: ReactNode;
}

/** What a list means; where it's from is folded. */
function Note({ title, list: { license, source, href: file, read }, children }: NoteProps) {
  return (
    <div className="trust-note">
      {children}
      <details className="fold">
        <summary>
          Source and license, read on <Day date={read} />
        </summary>
        {license && (
          <>
            {license.credit} License: <a href={license.url}>{license.name}</a>.{' '}
          </>
        )}
        Read from the <a href={source.url}>published {title}</a>
        {source.commit && (
          <>
            , commit <code>{source.commit.slice(0, 12)}</code>
          </>
        )}
        . <a href={file}>Our copy of the {title}</a> is JSON.
      </details>
    </div>
  );
}

/** Products, CAs, and TSAs on the lists, as tables that can be read without script. */
export function TrustPage({ chrome, tools, known, products, lists }: TrustPageProps) {
  const { title, lead } = TOOL_PAGES.trust;
  const tabs: Tab[] = [
    ...(products
      ? [
          {
            id: 'products',
            icon: 'product' as const,
            name: 'Products',
            about: 'C2PA conforming products',
            count: products.records.length,
          },
        ]
      : []),
    ...lists.map((list) => ({
      id: list.id,
      ...kindOf(list),
      about: list.title,
      count: list.rows.length,
    })),
  ];
  return (
    <PageShell chrome={chrome}>
      <div className="tool-page trust-page" data-table-group="">
        <header className="trust-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <TrustSearch lists={lists} />
          <p className="trust-meaning">
            Being listed means that a product or CA was accepted, not that any file is true.
          </p>
        </header>
        <TrustIcons />
        {/* Signing CAs issue products' certificates; the other lists stand alone. */}
        <nav className="trust-tabs" aria-label="Lists">
          <ul>
            {tabs.map(({ id, icon, name, short, about, count }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <TrustIcon name={icon} />
                  <strong>
                    <span>{name}</span>
                    {short && <span>{short}</span>}
                  </strong>{' '}
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
            <Note title="list of conforming products" list={products}>
              A CA on the C2PA trust list may issue certificates in a generator’s name, up to its level.{' '}
              <a href={href('/tools/inspect')}>The inspector</a> compares a signer with its record.
            </Note>
          </section>
        )}
        {lists.map((list) => (
          <section key={list.id} className="prose" aria-labelledby={list.id} {...answerOf(list)}>
            <h2 id={list.id}>{listName(list.title)}</h2>
            <AnchorTable list={list} all={lists} />
            <Note title={list.title} list={list}>
              {list.frozen === undefined
                ? COUNTS[list.counts]
                : `${FROZEN} ${onlyOn(list, { lists, ...(products && { products }) })}`}
            </Note>
          </section>
        ))}
        <ToolsAround id="trust" tools={tools} known={known} />
      </div>
    </PageShell>
  );
}
