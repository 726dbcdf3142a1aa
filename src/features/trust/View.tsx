import '../../ui/DataTable.css';
import '../../views/tools/ToolPage.css';
import '../../views/tools/ToolPlace.css';
import '../../views/tools/ToolRows.css';
import { PageShell } from '../../layout/PageShell.tsx';
import { type ToolPageProps, ToolsAround } from '../../views/tools/ToolLinks.tsx';
import { TOOL_PAGES } from '../../views/tools/tool-pages.ts';
import { AboutList, AboutProducts } from './About.tsx';
import { AnchorTable } from './AnchorTable.tsx';
import { ProductTable } from './ProductTable.tsx';
import type { ListSection, TrustPageData } from './page.ts';
import { TrustIcon, type TrustIconName, TrustIcons } from './TrustIcon.tsx';
import { listName, stateOf, TrustSearch } from './TrustSearch.tsx';

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
    : { icon: 'stamp', name: 'Time-stamping CAs', short: 'TSAs' };
};

/** Products, CAs, and TSAs on the lists, as tables that can be read without script. */
export function TrustPage({ chrome, products, lists, ...around }: ToolPageProps & TrustPageData) {
  const { title, lead } = TOOL_PAGES[around.id];
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
        </header>
        <TrustIcons />
        <nav className="trust-tabs" aria-label="Lists">
          <ul className="trust-list">
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
          <section className="prose" aria-labelledby="products" data-answer="current">
            <h2 id="products">Conforming products</h2>
            <p className="trust-note">
              Being listed means that a product was accepted, not that any file is true.
            </p>
            <ProductTable products={products} lists={lists} />
            <AboutProducts products={products} />
          </section>
        )}
        {lists.map((list) => (
          <section key={list.id} className="prose" aria-labelledby={list.id} data-answer={stateOf(list)}>
            <h2 id={list.id}>{listName(list.title)}</h2>
            <p className="trust-note">
              {list.counts === 'signers'
                ? 'Being listed means that a CA was accepted, not that any file is true.'
                : 'These CAs never make a signer trusted.'}
            </p>
            <AnchorTable list={list} all={lists} />
            <AboutList list={list} />
          </section>
        ))}
        <ToolsAround {...around} />
      </div>
    </PageShell>
  );
}
