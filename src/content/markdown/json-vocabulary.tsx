import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hrefOf } from '../../addresses/address.ts';
import { JsonObject, type JsonObjectProps, JsonValues, type LinkTo } from '../../mdx/JsonObject.tsx';
import { inlineParts } from '../../text/inline.ts';
import { jsonReferenceAddress } from '../json-types/address.ts';
import { cutOut } from '../json-types/example.ts';
import { loadJsonReference } from '../json-types/load.ts';
import { valuesOf } from '../json-types/model.ts';
import type { ReferenceObject } from '../json-types/reference.ts';
import { type TypeWord, typeWords } from '../json-types/type-words.ts';
import { nearest } from './author-error.ts';
import { highlightLines } from './highlight.ts';
import type { Expansion, VocabularyContext } from './vocabulary.tsx';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const typeMarkdown = (words: readonly TypeWord[], linkTo: LinkTo) =>
  words
    .map((word) => {
      if ('words' in word) return word.words;
      return 'value' in word ? `\`${word.value}\`` : `[${word.name}](${linkTo(word.name)})`;
    })
    .join('');

function objectMarkdown({ text, properties }: ReferenceObject, linkTo: LinkTo, example?: string): string {
  const rows = properties.map(
    ({ name, type, required, deprecated, text: meaning, default: otherwise, instead }) =>
      [
        `\`${name}\`${deprecated ? ' (deprecated)' : ''}`,
        typeMarkdown(typeWords(type), linkTo),
        required ? 'required' : 'optional',
        otherwise ?? '',
        instead ? `${meaning} Instead: ${instead}` : meaning,
      ].map(cell),
  );
  const table = [['Property', 'Type', 'Needed', 'Default', 'Meaning'], Array(5).fill('---'), ...rows];
  return [
    text,
    table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    ...(example ? [`\`\`\`json\n${example}\n\`\`\``] : []),
  ].join('\n\n');
}

/** A real piece of JSON, cut out of a file of samples/. */
async function exampleOf({ name, example }: ReferenceObject, sourceDir: string) {
  if (!example) return undefined;
  const file = join(sourceDir, 'samples', example.file);
  const json = JSON.stringify(cutOut(JSON.parse(readFileSync(file, 'utf8')), example), null, 2);
  const block = {
    lang: 'json',
    title: `${name}, from ${basename(file)}`,
    lines: await highlightLines(json, 'json'),
  };
  return { json, block };
}

/**
 * `<JsonObject name="Manifest" />`: the properties of one object of the SDK's JSON, or the values of a named type.
 * @throws Error for a name that the reference does not have
 */
export async function expandJsonObject(
  attributes: Record<string, unknown>,
  { sourceDir, policy }: VocabularyContext,
): Promise<Expansion> {
  const { name } = attributes;
  if (typeof name !== 'string') throw new Error('`name` is missing; write name="Manifest"');
  const reference = loadJsonReference(sourceDir);
  const href = (address: string) => hrefOf(address, policy);
  const linkTo: LinkTo = (target) => {
    const address = jsonReferenceAddress(target);
    return address && href(address);
  };
  const object = reference.objects[name];
  if (object) {
    const example = await exampleOf(object, sourceDir);
    const props: JsonObjectProps = { ...object, linkTo, href, example: example?.block };
    const words = [
      object.text,
      ...object.properties.flatMap((one) => [one.text, one.default ?? '', one.instead ?? '']),
    ];
    const named = object.properties
      .flatMap(({ type }) => typeWords(type))
      .flatMap((word) => ('name' in word ? [word.name] : []));
    return {
      view: <JsonObject {...props} />,
      markdown: objectMarkdown(object, linkTo, example?.json),
      links: [
        ...words.flatMap(inlineParts).flatMap((part) => part.href ?? []),
        ...named.flatMap((one) => jsonReferenceAddress(one) ?? []),
      ],
    };
  }
  const alias = reference.aliases[name];
  if (!alias) {
    const close = nearest(name, [...Object.keys(reference.objects), ...Object.keys(reference.aliases)]);
    throw new Error(`the JSON of the SDK has no ${name}${close ? `; did you mean \`${close}\`?` : ''}`);
  }
  const enumeration = valuesOf(alias.type);
  const values = (enumeration?.values ?? []).map((value) => ({ value, meaning: alias.values[value] }));
  const words = enumeration ? undefined : typeWords(alias.type);
  return {
    view: (
      <JsonValues
        name={name}
        text={alias.text}
        words={words}
        values={values}
        open={enumeration?.open ?? false}
        linkTo={linkTo}
        href={href}
      />
    ),
    markdown: [
      words ? `${alias.text} In the types: ${typeMarkdown(words, linkTo)}.` : alias.text,
      values.map(({ value, meaning }) => `- \`${value}\`${meaning ? `: ${meaning}` : ''}`).join('\n'),
    ].join('\n\n'),
    links: [alias.text, ...Object.values(alias.values)]
      .flatMap(inlineParts)
      .flatMap((part) => part.href ?? []),
  };
}
