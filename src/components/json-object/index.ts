import { z } from 'zod';
import { jsonReferenceAddress } from '../../content/json-types/address.ts';
import { typeWords } from '../../content/json-types/type-words.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { inlineParts } from '../../text/inline.ts';
import type { JsonObjectProps } from './JsonObject.tsx';
import { JsonObject } from './JsonObject.tsx';
import { loadJsonObject } from './load.ts';

const linksIn = (texts: readonly string[]) => texts.flatMap(inlineParts).flatMap((part) => part.href ?? []);

/** Every address that the view links to. */
function jsonObjectLinks(props: JsonObjectProps): string[] {
  if ('values' in props) {
    const { text, values } = props.values;
    return linksIn([text, ...values.map(({ meaning }) => meaning ?? '')]);
  }
  const { text, properties, observed } = props.object;
  const named = properties
    .flatMap(({ type }) => typeWords(type))
    .flatMap((word) => ('name' in word ? [word.name] : []));
  return [
    ...linksIn([text, ...properties.flatMap((one) => [one.text, one.default ?? '', one.instead ?? ''])]),
    ...properties.flatMap((one) => observed[one.name] ?? []),
    ...named.flatMap((one) => jsonReferenceAddress(one) ?? []),
  ];
}

export default defineComponent({
  name: 'JsonObject',
  description: "The properties of an object in the SDK's JSON, or the values of a named type",
  usage: '<JsonObject name="Manifest" />',
  attributes: z.object({
    name: writtenText.meta({ example: 'Manifest' }),
    only: z.enum(['0.90', '0.91']).optional(),
  }),
  load: (attributes, { sourceDir }) => loadJsonObject(attributes, sourceDir),
  View: JsonObject,
  links: jsonObjectLinks,
});
