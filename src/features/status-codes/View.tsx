import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment, type ReactNode } from 'react';
import type { Heading as PageHeading } from '../../content/markdown/page.ts';
import { Line } from '../../ui/Line.tsx';
import { Table } from '../../ui/Table.tsx';
import { Causes } from './Causes.tsx';
import {
  CODE_HEADINGS,
  type CodeLine,
  pageOfCode,
  STATUS_CODES_PAGE,
  type StatusCodePage,
  type StatusTopicPage,
  TOPIC_HEADINGS,
} from './page.ts';

/** The page of one validation status code. */
export function StatusCodeBody({ data, href }: { data: StatusCodePage; href: Href }) {
  const { entry, reported, known, cores, clause, related, replacedBy, topic, read } = data;
  return (
    <>
      {!reported && (
        <p>
          <strong>The SDK never reports this code</strong>
          {` (checked with core ${cores.map(({ version }) => version).join(' and ')}). `}
          <Line text={entry.note ?? ''} />
        </p>
      )}
      <Heading {...CODE_HEADINGS.meaning} />
      <p>
        <Line text={entry.meaning} />
      </p>
      <p>
        <strong>Keep in mind:</strong> <Line text={entry.not} />
      </p>
      <Heading {...CODE_HEADINGS.causes} />
      {known.length > 0 && <Causes causes={known} href={href} />}
      {known.length > 0 && <p>Other causes:</p>}
      <Lines of={entry.causes} />
      <Heading {...CODE_HEADINGS.do} />
      <Lines of={entry.do} />
      {reported && (
        <p>
          <strong>What to tell users:</strong>{' '}
          <Line text={entry.tell ?? 'Nothing, or a note in the details.'} />
        </p>
      )}
      <Heading {...CODE_HEADINGS.report} />
      <dl className="facts">
        <Fact name="Group">{entry.group + (entry.standardGroup ? ` (${entry.standardGroup})` : '')}</Fact>
        {reported && <Effect of={data} />}
        {entry.says && <Explanations texts={entry.says} core={cores.at(-1)?.version ?? ''} />}
        {cores.map(({ version, support }) => (
          <Fact key={version} name={`Core ${version}`}>
            {support}
          </Fact>
        ))}
        {reported && (
          <Fact name="Tested by">
            <Samples of={data.samples} href={href} />
          </Fact>
        )}
      </dl>
      {reported && entry.note && (
        <p>
          <Line text={entry.note} />
        </p>
      )}
      <Heading {...CODE_HEADINGS.origin} />
      <dl className="facts">
        <Fact name="Since">
          <Since of={entry.since} />
        </Fact>
        {entry.constants.length > 0 && (
          <Fact name="Rust constant">
            <Line text={entry.constants.map((name) => `\`${name}\``).join(', ')} />
          </Fact>
        )}
        {clause && (
          <Fact name="Clause">
            <a href={clause.href}>
              {clause.document}, {clause.title}
            </a>
          </Fact>
        )}
      </dl>
      <Heading {...CODE_HEADINGS.related} />
      {replacedBy && <p>The first code in this list replaces this one.</p>}
      <Codes
        codes={[
          ...(replacedBy ? [replacedBy] : []),
          ...related.filter(({ code }) => code !== replacedBy?.code),
        ]}
        href={href}
      />
      <Pages
        pages={[
          { title: `All codes on this topic: ${topic.label}`, href: topic.href },
          { title: 'Every validation status code', href: STATUS_CODES_PAGE },
          ...read,
        ]}
        href={href}
      />
    </>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((text) => (
        <li key={text}>
          <Line text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The page of a topic, with a table of its codes. */
export function StatusTopicBody({ data: { topic, codes }, href }: { data: StatusTopicPage; href: Href }) {
  return (
    <>
      <p>
        <Line text={topic.more} />
      </p>
      <Heading {...TOPIC_HEADINGS.codes} />
      <p>Each code links to its likely causes and to what you can do about them.</p>
      <Table
        label={`Codes: ${topic.label}`}
        columns={['Code', 'Meaning']}
        rows={codes.map(({ code, group, short }) => ({
          key: code,
          cells: [
            <Fragment key="code">
              <a href={href(pageOfCode(code))}>
                <InlineCode text={code} />
              </a>{' '}
              <small>{group}</small>
            </Fragment>,
            short,
          ],
        }))}
        hasRowHeads
      />
      <Heading {...TOPIC_HEADINGS.read} />
      <Pages
        pages={[{ title: 'Every validation status code', href: STATUS_CODES_PAGE }, ...topic.read]}
        href={href}
      />
    </>
  );
}

/** What a report contains for a code that a core can report. */
function Effect({ of: { entry, effect } }: { of: StatusCodePage }) {
  return (
    <>
      <Fact name="Effect on the state">
        <Line text={effect} />
      </Fact>
      <Fact name="What url points to">
        <Line text={entry.url} />
      </Fact>
    </>
  );
}

/** What an entry's `explanation` says, so that whoever searches for it finds the code. */
function Explanations({ texts, core }: { texts: readonly string[]; core: string }) {
  return (
    <Fact name="Explanation">
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <InlineCode text={text} />
          </li>
        ))}
      </ul>
      <small>
        {texts.length > 1 ? 'One of these' : 'This'}, in core {core}
        {texts.some((text) => text.includes('…')) && ', with a name or a value for “…”'}.
      </small>
    </Fact>
  );
}

/** A row of a fact list. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When the standard and the Rust core introduced a code. */
function Since({ of: { standard, until, why, core } }: { of: StatusCodePage['entry']['since'] }) {
  return (
    <>
      {standard && `${standard}${until ? `, last listed in ${until}` : ''}. `}
      {why && <Line text={`${why} `} />}
      {core && `In the Rust core since ${core}.`}
    </>
  );
}

/** Links to the samples whose expected output contains the code. */
function Samples({ of, href }: { of: StatusCodePage['samples']; href: Href }) {
  if (!of.length) return 'none of our samples';
  return of.map(({ title, href: to }, index) => (
    <Fragment key={to}>
      {index > 0 && '; '}
      <a href={href(to)}>{title}</a>
    </Fragment>
  ));
}

type Href = (address: string) => string;

/** A heading like those of the Markdown pages, with its anchor. */
function Heading({ slug, text }: PageHeading) {
  return (
    <h2 id={slug}>
      {text}
      {/* biome-ignore lint/a11y/useAnchorContent: its label says where it links, and CSS draws the mark */}
      <a className="anchor" href={`#${slug}`} aria-label={`Link to “${text}”`} />
    </h2>
  );
}

/** Codes as links, each with its meaning. */
function Codes({ codes, href }: { codes: readonly CodeLine[]; href: Href }) {
  return (
    <ul>
      {codes.map(({ code, group, short }) => (
        <li key={code}>
          <a href={href(pageOfCode(code))}>
            <InlineCode text={code} />
          </a>
          {` (${group}): ${short}`}
        </li>
      ))}
    </ul>
  );
}

/** Links to related pages. */
function Pages({ pages, href }: { pages: ReadonlyArray<{ title: string; href: string }>; href: Href }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.href}>
          <a href={href(page.href)}>{page.title}</a>
        </li>
      ))}
    </ul>
  );
}
