import { jsonReferenceAddress } from '../../content/json-types/address.ts';
import { typeWords } from '../../content/json-types/type-words.ts';
import { inlineParts } from '../../text/inline.ts';
import type { JsonObjectProps } from './JsonObject.tsx';

const linksIn = (texts: readonly string[]) => texts.flatMap(inlineParts).flatMap((part) => part.href ?? []);

/** Every address that the view links to. */
export function jsonObjectLinks(props: JsonObjectProps): string[] {
  if ('values' in props) {
    const { text, values } = props.values;
    return linksIn([text, ...values.map(({ meaning }) => meaning ?? '')]);
  }
  const { text, properties } = props.object;
  const named = properties
    .flatMap(({ type }) => typeWords(type))
    .flatMap((word) => ('name' in word ? [word.name] : []));
  return [
    ...linksIn([text, ...properties.flatMap((one) => [one.text, one.default ?? '', one.instead ?? ''])]),
    ...named.flatMap((one) => jsonReferenceAddress(one) ?? []),
  ];
}
