import { CODE_HEADINGS, STATUS_CODES_PAGE, type StatusCodePage } from '../../features/status-codes/page.ts';
import { Causes } from '../../ui/Causes.tsx';
import { Line } from '../../ui/Line.tsx';
import { Effect, Explanations, Fact, Samples, Since } from './facts.tsx';
import { Codes, Heading, type Href, Pages } from './parts.tsx';

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
