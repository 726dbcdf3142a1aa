import { Fragment, type ReactNode } from 'react';
import { STATUS_CODES_PAGE } from '../../addresses/status-codes.ts';
import { CODE_HEADINGS, type StatusCodePage } from '../../page-data/status-code-pages.ts';
import { Line } from '../../ui/Line.tsx';
import { Codes, Heading, type Href, Pages } from './parts.tsx';

/** The page of one validation status code. */
export function StatusCodeBody({ data, href }: { data: StatusCodePage; href: Href }) {
  const { entry, effect, cores, clause, related, replacedBy, topic, read } = data;
  return (
    <>
      <Heading {...CODE_HEADINGS.meaning} />
      <p>
        <Line text={entry.meaning} />
      </p>
      <p>
        <strong>What it does not mean:</strong> <Line text={entry.not} />
      </p>
      <Heading {...CODE_HEADINGS.causes} />
      <Lines of={entry.causes} />
      <Heading {...CODE_HEADINGS.do} />
      <Lines of={entry.do} />
      <p>
        <strong>What to tell a person:</strong>{' '}
        <Line text={entry.tell ?? 'nothing, or a note in the details.'} />
      </p>
      <Heading {...CODE_HEADINGS.report} />
      <dl className="facts">
        <Fact name="Group">{entry.group + (entry.standardGroup ? ` (${entry.standardGroup})` : '')}</Fact>
        <Fact name="Effect on the state">
          <Line text={effect} />
        </Fact>
        <Fact name="Its url points at">
          <Line text={entry.url} />
        </Fact>
        {cores.map(({ version, says }) => (
          <Fact key={version} name={`Core ${version}`}>
            {says}
          </Fact>
        ))}
        <Fact name="Tested here">
          <Samples of={data.samples} href={href} />
        </Fact>
      </dl>
      {entry.note && (
        <p>
          <Line text={entry.note} />
        </p>
      )}
      <Heading {...CODE_HEADINGS.origin} />
      <dl className="facts">
        <Fact name="Since">
          <Since of={entry.since} />
        </Fact>
        <Fact name="In the Rust core">
          <Line text={entry.constants.map((name) => `\`${name}\``).join(', ')} />
        </Fact>
        {clause && (
          <Fact name="Clause">
            <a href={clause.href}>
              {clause.document}, {clause.title}
            </a>
          </Fact>
        )}
      </dl>
      <Heading {...CODE_HEADINGS.related} />
      {replacedBy && <p>Today another code stands for this one: the first of the list.</p>}
      <Codes
        codes={[
          ...(replacedBy ? [replacedBy] : []),
          ...related.filter(({ code }) => code !== replacedBy?.code),
        ]}
        href={href}
      />
      <Pages
        pages={[
          { title: `All codes about this: ${topic.label}`, href: topic.href },
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Since({ of: { standard, until, why, core } }: { of: StatusCodePage['entry']['since'] }) {
  return (
    <>
      {standard && `${standard}${until ? `, last in the table of ${until}` : ''}. `}
      {why && <Line text={`${why} `} />}
      Named in the Rust core since {core}.
    </>
  );
}

function Samples({ of, href }: { of: StatusCodePage['samples']; href: Href }) {
  if (!of.length) return 'no sample of ours produces it';
  return of.map(({ title, href: to }, index) => (
    <Fragment key={to}>
      {index > 0 && '; '}
      <a href={href(to)}>{title}</a>
    </Fragment>
  ));
}
