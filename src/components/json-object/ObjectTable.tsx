import type { ReferenceProperty } from '../../content/json-types/reference.ts';
import type { CodeBlockData } from '../../page-data/code-block.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { PropertyRow } from './PropertyRow.tsx';

export interface ObjectTableProps {
  name: string;
  text: string;
  properties: readonly ReferenceProperty[];
  /** By property: where the page shows what its values did in our test. */
  observed: Readonly<Record<string, string>>;
  example?: CodeBlockData | undefined;
  /** The rest of a table that's somewhere else on the page. */
  isPart: boolean;
}

/** An object in the SDK's JSON: a description, its properties with an anchor each, and an example. */
export function ObjectTable({
  name,
  text,
  properties,
  example,
  observed,
  isPart,
  href,
}: ObjectTableProps & { href: (address: string) => string }) {
  return (
    <div className="json-object parts">
      {!isPart && (
        <p>
          <InlineText text={text} href={href} />
        </p>
      )}
      <div className="table-scroll">
        <table aria-label={isPart ? `Other properties of ${name}` : `Properties of ${name}`}>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {properties.map((property) => (
              <PropertyRow
                key={property.name}
                object={name}
                property={property}
                observed={observed[property.name]}
                href={href}
              />
            ))}
          </tbody>
        </table>
      </div>
      {example && <CodeBlock {...example} />}
    </div>
  );
}
