import { nameIn, type TypeSchema, valuesOf, withoutNull } from './reference.ts';

/** Part of a type as readers see it: words, a value, or the name of an object to link. */
export type TypeWord = { words: string } | { value: string } | { name: string };

/** Types with more values than this list them in a separate section. */
const VALUES_IN_ROW = 7;

/** `array of Ingredient`, `"low", "medium" or "high"`. */
export function typeWords(given: TypeSchema): TypeWord[] {
  const schema = withoutNull(given);
  const { type, items, properties, additionalProperties } = schema;
  const name = nameIn(schema);
  if (name !== undefined) return [{ name }];
  if (items) return [{ words: 'array of ' }, ...typeWords(items)];
  if (properties)
    return [
      { words: '{ ' },
      ...Object.entries(properties).flatMap(([key, one], i): TypeWord[] => [
        { words: `${i ? ', ' : ''}${key}: ` },
        ...typeWords(one),
      ]),
      { words: ' }' },
    ];
  if (additionalProperties) return [{ words: 'object of ' }, ...typeWords(additionalProperties)];
  if ((valuesOf(schema)?.values.length ?? 0) > VALUES_IN_ROW) return [{ words: 'one of its values' }];
  const choices = (schema.anyOf ?? [schema]).flatMap((one): TypeWord[][] => {
    const values = one.enum ?? (one.const === undefined ? [] : [one.const]);
    if (values.length > 0) return values.map((value) => [{ value: JSON.stringify(value) }]);
    return [schema.anyOf ? typeWords(one) : [{ words: String(type ?? 'any JSON') }]];
  });
  return choices.flatMap((choice, i) => [
    ...(i ? [{ words: i === choices.length - 1 ? ' or ' : ', ' }] : []),
    ...choice,
  ]);
}
