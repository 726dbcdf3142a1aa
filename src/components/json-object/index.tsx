import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { nearest } from '@content-credentials/verdict/nearest';
import { Fragment } from 'react';
import { z } from 'zod';
import { observedIn } from '../../content/data/settings-effects.ts';
import { jsonReferenceAddress } from '../../content/json-types/address.ts';
import {
  cutOut,
  loadJsonReference,
  type ReferenceAlias,
  type ReferenceObject,
  type ReferenceProperty,
  type TypeWord,
  typeWords,
  valuesOf,
} from '../../content/json-types/reference.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { BreakableName } from '../../ui/Breakable.tsx';
import { CodeBlock, type CodeBlockData } from '../../ui/CodeBlock.tsx';
import { InlineText } from '../../ui/Line.tsx';

type Links = { href: (address: string) => string };

export interface ObjectProps {
  name: string;
  text: string;
  properties: ReadonlyArray<ReferenceProperty & { name: string }>;
  /** By property: where the page shows what its values did in our test. */
  observed: Readonly<Record<string, string>>;
  example?: CodeBlockData | undefined;
  /** The rest of a table that's somewhere else on the page. */
  isPart: boolean;
}

export interface ValuesProps {
  text: string;
  /** The type in words, if it isn't a list of values. */
  words?: readonly TypeWord[] | undefined;
  values: ReadonlyArray<{ value: string; meaning?: string | undefined }>;
  /** Whether any other text is also accepted. */
  open: boolean;
}

/** The definition of a name in the SDK's JSON. */
export type JsonObjectProps = { object: ObjectProps } | { values: ValuesProps };

/** An object in the SDK's JSON, or a named type that isn't one. */
export function JsonObject({ href, ...props }: JsonObjectProps & Links) {
  return 'object' in props ? (
    <ObjectTable {...props.object} href={href} />
  ) : (
    <ValueList {...props.values} href={href} />
  );
}

/** An object: a description, its properties with an anchor each, and an example. */
function ObjectTable({ name, text, properties, example, observed, isPart, href }: ObjectProps & Links) {
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
                id={`${name}.${property.name}`}
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

interface PropertyRowProps {
  id: string;
  property: ObjectProps['properties'][number];
  observed: string | undefined;
}

/** A property with its own anchor. */
function PropertyRow({ id, property, observed, href }: PropertyRowProps & Links) {
  const { name, schema, required, deprecated, text, since } = property;
  return (
    <tr id={id}>
      <th scope="row">
        {/* Several objects have properties with the same name, so the link's name includes the object. */}
        <a href={`#${id}`} aria-label={id}>
          <code>
            <BreakableName name={name} />
          </code>
        </a>
        <span>
          <TypeText words={typeWords(schema)} href={href} />
        </span>
        {required ? <b>required</b> : <i>optional</i>}
        {deprecated && <b className="deprecated">deprecated</b>}
      </th>
      <td>
        <InlineText text={text} href={href} />
        {property.default && (
          <p>
            Default: <InlineText text={property.default} href={href} />
          </p>
        )}
        {since && <p>Since core {since}.</p>}
        {observed && (
          <p>
            <a href={href(observed)}>
              What each value of <BreakableName name={name} /> did
            </a>
          </p>
        )}
        {deprecated && (
          <p>
            Instead: <InlineText text={deprecated} href={href} />
          </p>
        )}
      </td>
    </tr>
  );
}

/** A named type that isn't an object: its values or its definition. */
function ValueList({ text, words, values, open, href }: ValuesProps & Links) {
  return (
    <div className="json-object parts">
      <p>
        <InlineText text={text} href={href} />
        {words && (
          <>
            {' '}
            Type: <TypeText words={words} href={href} />.
          </>
        )}
        {open && ' Any other text is accepted too.'}
      </p>
      {values.length > 0 && (
        <ul>
          {values.map(({ value, meaning }) => (
            <li key={value}>
              <InlineCode text={value} />
              {meaning && (
                <>
                  : <InlineText text={meaning} href={href} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A type in words, with object names as links. */
function TypeText({ words, href }: { words: readonly TypeWord[] } & Links) {
  return words.map((word, i) => {
    const key = `${i}${JSON.stringify(word)}`;
    if ('words' in word) return <Fragment key={key}>{word.words}</Fragment>;
    if ('value' in word) return <code key={key}>{word.value}</code>;
    const address = jsonReferenceAddress(word.name);
    return (
      <a key={key} href={address && href(address)}>
        <BreakableName name={word.name} />
      </a>
    );
  });
}

/** The core that the tables describe; what only an older one has goes into a table of its own. */
const NEWEST = '0.91';

const attributes = z.object({
  name: writtenText.meta({ example: 'Manifest' }),
  only: z.enum(['0.90', '0.91']).optional(),
});

/** Part of a real JSON file in samples/. */
async function exampleOf(
  name: string,
  { example }: ReferenceObject,
  sourceDir: string,
): Promise<ObjectProps['example']> {
  if (!example) return undefined;
  const file = join(sourceDir, 'samples', example.file);
  const json = JSON.stringify(cutOut(JSON.parse(readFileSync(file, 'utf8')), example), null, 2);
  const title = `${name}, from ${basename(file)}`;
  return { lang: 'json', title, lines: await highlightLines(json, 'json') };
}

function valuesProps({ text, schema, values: meanings = {} }: ReferenceAlias): ValuesProps {
  const enumeration = valuesOf(schema);
  return {
    text,
    words: enumeration ? undefined : typeWords(schema),
    values: (enumeration?.values ?? []).map((value) => ({ value, meaning: meanings[value] })),
    open: enumeration?.open ?? false,
  };
}

/** The definition of a name in the SDK's JSON. @throws Error for a name that isn't in the reference */
async function load(
  { name, only }: z.output<typeof attributes>,
  sourceDir: string,
): Promise<JsonObjectProps> {
  const { objects, aliases } = loadJsonReference(sourceDir);
  const object = objects[name];
  if (object) {
    const properties = Object.entries(object.properties)
      .map(([property, one]) => ({ name: property, ...one }))
      .filter((one) => (only ? one.only === only : one.only === undefined || one.only === NEWEST));
    const example = only ? undefined : await exampleOf(name, object, sourceDir);
    const observed = observedIn(name, sourceDir);
    return { object: { name, text: object.text, properties, example, observed, isPart: only !== undefined } };
  }
  const alias = aliases[name];
  if (alias) return { values: valuesProps(alias) };
  const close = nearest(name, [...Object.keys(objects), ...Object.keys(aliases)]);
  throw new Error(`the SDK's JSON has no ${name}${close ? `; did you mean \`${close}\`?` : ''}`);
}

export default defineComponent({
  name: 'JsonObject',
  description: "The properties of an object in the SDK's JSON, or the values of a named type",
  usage: '<JsonObject name="Manifest" />',
  attributes,
  // Its links to other objects lead to the pages that show them.
  readsPages: true,
  load: (given, { sourceDir }) => load(given, sourceDir),
  View: JsonObject,
});
