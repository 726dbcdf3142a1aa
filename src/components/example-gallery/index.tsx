import { Fragment } from 'react';
import { z } from 'zod';
import { manifestExamples, type ReadExample, readExample } from '../../content/data/manifest-examples.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { KINDS, kilobytes } from '../example/named.ts';

/** An example's page. */
const examplePage = ({ name }: { name: string }) => `/docs/manifest/manifest-examples/${name}`;

const COLUMNS = [
  { label: 'Example', sort: 'text' },
  { label: 'File', sort: 'text' },
  { label: 'No anchor', sort: 'text' },
  { label: 'Our root', sort: 'text' },
  { label: 'Ingredients', sort: 'number' },
] as const;

/** All examples in one table. */
function ExampleGallery({
  examples,
  readWith,
  href,
}: {
  examples: readonly ReadExample[];
  readWith: string;
  href: (address: string) => string;
}) {
  return (
    <DataTable
      noun="examples"
      caption={`Validation states from ${readWith}, without a trust anchor and with the examples' root certificate`}
      filterLabel="Filter by keyword, such as “JPEG Invalid”"
      columns={COLUMNS}
      rows={examples.map((example) => ({
        key: example.name,
        cells: [
          <Fragment key="page">
            <a href={href(examplePage(example))}>{example.title}</a> <small>{example.shows}</small>
          </Fragment>,
          <Fragment key="file">
            {KINDS[example.type] + (example.store ? ' + C2PA' : '')} <small>{kilobytes(example.bytes)}</small>
          </Fragment>,
          example.report.validation_state,
          example.trusted.state,
          example.ingredients,
        ],
      }))}
    />
  );
}

export default defineComponent({
  name: 'ExampleGallery',
  description: 'A table of all examples from `data/manifest-examples.json`',
  usage: '<ExampleGallery />',
  attributes: z.object({}),
  load(_, { sourceDir }) {
    const list = manifestExamples(sourceDir);
    return {
      examples: list.examples.map((example) => readExample(sourceDir, example)),
      readWith: list.with,
    };
  },
  View: ExampleGallery,
  links: ({ examples }) => examples.map(examplePage),
});
