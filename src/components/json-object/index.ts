import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nearest } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { observedIn } from '../../content/data/settings-effects.ts';
import { jsonReferenceAddress } from '../../content/json-types/address.ts';
import {
  cutOut,
  loadJsonReference,
  namesIn,
  type ReferenceAlias,
  type ReferenceObject,
  typeWords,
  valuesOf,
} from '../../content/json-types/reference.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { inlineParts } from '../../ui/text.ts';
import { JsonObject, type JsonObjectProps, type ObjectProps, type ValuesProps } from './View.tsx';

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

const linksIn = (texts: ReadonlyArray<string | undefined>) =>
  texts.flatMap((text) => inlineParts(text ?? '')).flatMap((part) => part.href ?? []);

/** Every address that the view links to. */
function links(props: JsonObjectProps): string[] {
  if ('values' in props) {
    const { text, values } = props.values;
    return linksIn([text, ...values.map(({ meaning }) => meaning)]);
  }
  const { text, properties, observed } = props.object;
  return [
    ...linksIn([text]),
    ...properties.flatMap((one) => [
      ...linksIn([one.text, one.default, typeof one.deprecated === 'string' ? one.deprecated : undefined]),
      ...[observed[one.name] ?? []].flat(),
      ...namesIn(one.schema).flatMap((name) => jsonReferenceAddress(name) ?? []),
    ]),
  ];
}

export default defineComponent({
  name: 'JsonObject',
  description: "The properties of an object in the SDK's JSON, or the values of a named type",
  usage: '<JsonObject name="Manifest" />',
  attributes,
  load: (given, { sourceDir }) => load(given, sourceDir),
  View: JsonObject,
  links,
});
