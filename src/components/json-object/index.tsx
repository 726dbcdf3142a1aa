import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nearest } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { observedIn } from '../../content/data/settings-effects.ts';
import {
  cutOut,
  loadJsonReference,
  type ReferenceAlias,
  type ReferenceObject,
  type ReferenceProperty,
  typeText,
  valuesOf,
} from '../../content/json-types/reference.ts';
import { defineComponent, type Href, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { BreakableName } from '../../ui/Breakable.tsx';
import { CodeBlock, type CodeBlockData } from '../../ui/CodeBlock.tsx';
import { InlineText, TextList } from '../../ui/Line.tsx';
import { Table } from '../../ui/Table.tsx';

interface Property extends Pick<ReferenceProperty, 'required' | 'deprecated'> {
  name: string;
  type: string;
  /** What it means, and lines about it. */
  about: string[];
}

/** What the view shows of an object, or of a named type that isn't one. Texts can have `code` and [links](/docs/…). */
interface Shown {
  name: string;
  text: string;
  properties: Property[];
  values: string[];
  example?: CodeBlockData | undefined;
}

/** Several objects have properties with the same name, so an anchor and its link's name include the object. */
const PropertyName = ({ id, of, href }: { id: string; of: Property; href: Href }) => (
  <>
    <a href={`#${id}`} aria-label={id}>
      <code>
        <BreakableName name={of.name} />
      </code>
    </a>
    <span>
      <InlineText text={of.type} href={href} />
    </span>
    {of.required ? <b>required</b> : <i>optional</i>}
    {of.deprecated && <b className="deprecated">deprecated</b>}
  </>
);

function About({ lines: [text = '', ...others], href }: { lines: readonly string[]; href: Href }) {
  return (
    <>
      <InlineText text={text} href={href} />
      {others.map((line) => (
        <p key={line}>
          <InlineText text={line} href={href} />
        </p>
      ))}
    </>
  );
}

function JsonObject({ name, text, properties, values, example, href }: Shown & { href: Href }) {
  return (
    <div className="json-object parts">
      <p>
        <InlineText text={text} href={href} />
      </p>
      {properties.length > 0 && (
        <Table
          label={`Properties of ${name}`}
          columns={['Property', 'Meaning']}
          rows={properties.map((property) => {
            const id = `${name}.${property.name}`;
            return {
              key: id,
              id,
              cells: [
                <PropertyName key="name" id={id} of={property} href={href} />,
                <About key="about" lines={property.about} href={href} />,
              ],
            };
          })}
          hasRowHeads
        />
      )}
      {values.length > 0 && <TextList texts={values} href={href} />}
      {example && <CodeBlock {...example} />}
    </div>
  );
}

/** @param observed where the page shows what its values did in our test */
function shownProperty(name: string, property: ReferenceProperty, observed: string | undefined): Property {
  const { schema, text, only, since, required, deprecated, default: otherwise } = property;
  const about = [
    text,
    otherwise && `Default: ${otherwise}`,
    only === '0.90' && 'Only in core 0.90.',
    since && `Since core ${since}.`,
    observed && `[What each value of ${name} did](${observed})`,
    deprecated && `Instead: ${deprecated}`,
  ];
  return {
    name,
    type: typeText(schema),
    required,
    deprecated,
    about: about.filter((line) => typeof line === 'string'),
  };
}

/** Part of a real JSON file in samples/. */
async function exampleOf(
  name: string,
  { example }: ReferenceObject,
  sourceDir: string,
): Promise<Shown['example']> {
  if (!example) return undefined;
  const file = join(sourceDir, 'samples', example.file);
  const json = JSON.stringify(cutOut(JSON.parse(readFileSync(file, 'utf8')), example), null, 2);
  const title = `${name}, from ${basename(file)}`;
  return { lang: 'json', title, lines: await highlightLines(json, 'json') };
}

/** A type that isn't an object: its values, or what it is in words. */
function shownAlias(name: string, { text, schema, values: meanings = {} }: ReferenceAlias): Shown {
  const { values = [], open = false } = valuesOf(schema) ?? {};
  const sentences = [
    text,
    ...(values.length > 0 ? [] : [`Type: ${typeText(schema)}.`]),
    ...(open ? ['Any other text is accepted too.'] : []),
  ];
  const lines = values.map((value) => `\`${value}\`${meanings[value] ? `: ${meanings[value]}` : ''}`);
  return { name, text: sentences.join(' '), properties: [], values: lines };
}

export default defineComponent({
  name: 'JsonObject',
  attributes: z.object({
    name: writtenText.meta({ example: 'Manifest' }),
  }),
  // Its links to other objects lead to the pages that show them.
  readsPages: true,
  async load({ name }, { sourceDir }): Promise<Shown> {
    const { objects, aliases } = loadJsonReference(sourceDir);
    const [object, alias] = [objects[name], aliases[name]];
    if (alias) return shownAlias(name, alias);
    if (!object) {
      const close = nearest(name, [...Object.keys(objects), ...Object.keys(aliases)]);
      throw new Error(`the SDK's JSON has no ${name}${close ? `; did you mean \`${close}\`?` : ''}`);
    }
    const observed = observedIn(name, sourceDir);
    const properties = Object.entries(object.properties).map(([property, one]) =>
      shownProperty(property, one, observed[property]),
    );
    const example = await exampleOf(name, object, sourceDir);
    return { name, text: object.text, properties, values: [], example };
  },
  View: JsonObject,
});
