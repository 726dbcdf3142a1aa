import '../ui/DataTable.css';
import { HeadingText } from '@content-credentials/tools/ui/inline-code';
import type { ChromeData, DocPageData } from '../layout/data.ts';
import { PageShell } from '../layout/PageShell.tsx';
import { Breadcrumbs, PageActions, PageNotes, Pager } from '../layout/page-parts.tsx';
import { ContentsBar, TableOfContents } from '../layout/TableOfContents.tsx';
import { Breakable } from '../ui/Breakable.tsx';

// Only documentation pages have components, which bring their own styles. Those of cards are in site.css.
import.meta.glob(['../components/*/*.css', '../features/*/components.css', '!../components/cards/*'], {
  eager: true,
});

export interface DocPageProps {
  chrome: ChromeData;
  page: DocPageData;
  /** Address of the docs landing page. */
  docsAddress: string;
  /** The text as finished HTML. */
  html: string;
}

/** An identifier, alone or before what it is: `Builder class (c2pa-node)`, `c2pa-node API reference`. */
const IDENTIFIER =
  /^(\S+)(?: (class|interface|type|function|method|property|enum|constant|package|API reference)\b(.*))?$/;
/** Parts of a title's identifier that are longer than this can break before a capital. */
const LONG_PART = 16;

function Title({ text, isApi }: { text: string; isApi: boolean }) {
  const [, name, kind, library = ''] = (isApi && IDENTIFIER.exec(text)) || [];
  if (name === undefined) return <HeadingText text={text} />;
  return (
    <>
      <span className="identifier">
        <Breakable text={name} long={LONG_PART} />
      </span>
      {kind && (
        <>
          {' '}
          <small data-flag={kind}>
            <span>
              {kind}
              {library}
            </span>
          </small>
        </>
      )}
    </>
  );
}

/** A page of the docs. */
export function DocPage({ chrome, page, docsAddress, html }: DocPageProps) {
  const hasToc = page.toc.length > 1;
  const isApi = page.type === 'api';
  return (
    <PageShell
      chrome={chrome}
      sidebar={{ nodes: page.sidebar, current: page.address }}
      aside={hasToc && <TableOfContents entries={page.toc} />}
    >
      {hasToc && <ContentsBar />}
      <article className={isApi ? 'doc api' : 'doc'}>
        <div className="page-head">
          <Breadcrumbs trail={page.breadcrumbs} docsAddress={docsAddress} />
          <PageActions {...page} />
        </div>
        <h1>
          <Title text={page.title} isApi={isApi || page.type === 'code'} />
        </h1>
        <p className="lead">{page.description}</p>
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <PageNotes {...page} />
      </article>
      <Pager previous={page.previous} next={page.next} />
    </PageShell>
  );
}
