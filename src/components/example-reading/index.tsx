import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { pageOfCode } from '../../features/status-codes/page.ts';
import { Table } from '../../ui/Table.tsx';
import { namedExample } from '../example/named.ts';
import { type Reading, type ReadingCode, readingOf } from './reading.ts';

type Href = (address: string) => string;

const CodeLink = ({ code, href }: { code: string; href: Href }) => (
  <a href={href(pageOfCode(code))}>
    <InlineCode text={code} />
  </a>
);

const inWords = ({ about, times }: ReadingCode) => (times > 1 ? `${about} and ${times - 1} more` : about);

/** What a validator reports: the two states, and then every code reported without a trust anchor. */
function ExampleReading({ reading, root, href }: { reading: Reading; root: string; href: Href }) {
  return (
    <div className="example-reading parts">
      <p>
        Without a trust anchor: <strong>{reading.state}</strong>. With <code>{root}</code> as trust anchor:{' '}
        <strong>{reading.trusted}</strong>.
      </p>
      <Table
        label="Status codes"
        columns={[{ label: 'Code' }, { label: 'Kind' }, { label: 'About' }, { label: 'With our root' }]}
        rows={reading.codes.map((entry) => ({
          key: `${entry.code} ${entry.about}`,
          cells: [
            <CodeLink key="code" code={entry.code} href={href} />,
            entry.kind,
            inWords(entry),
            entry.becomes ? <CodeLink key="root" code={entry.becomes} href={href} /> : 'the same',
          ],
        }))}
        hasRowHeads
      />
    </div>
  );
}

export default defineComponent({
  name: 'ExampleReading',
  description: 'What a validator reports for an example: both states and every status code',
  usage: '<ExampleReading name="created" />',
  attributes: z.object({ name: writtenText }),
  load({ name }, { sourceDir }) {
    const { example, root } = namedExample(name, sourceDir);
    return { reading: readingOf(example.report, example), root };
  },
  View: ExampleReading,
  links: ({ reading }) =>
    reading.codes.flatMap(({ code, becomes }) => [code, ...(becomes ? [becomes] : [])]).map(pageOfCode),
});
