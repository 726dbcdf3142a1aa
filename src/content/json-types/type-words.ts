import { type JsonType, valuesOf, withoutNull } from './model.ts';

/** Part of a type as readers see it: words, a value, or the name of an object to link. */
export type TypeWord = { words: string } | { value: string } | { name: string };

/** Types with more values than this list them in a separate section. */
const MANY = 7;

/**
 * `array of Ingredient`, `"low", "medium" or "high"`. `null` is left out, because it has the same effect as leaving
 * out the property.
 */
export function typeWords(given: JsonType): TypeWord[] {
  const { type } = withoutNull(given);
  switch (type.is) {
    case 'any':
      return [{ words: 'any JSON' }];
    case 'named':
      return [{ name: type.name }];
    case 'literal':
      return [{ value: JSON.stringify(type.value) }];
    case 'array':
      return [{ words: 'array of ' }, ...typeWords(type.of)];
    case 'map':
      return [{ words: 'object of ' }, ...typeWords(type.of)];
    case 'object':
      return [
        { words: '{ ' },
        ...type.properties.flatMap((property, i): TypeWord[] => [
          { words: `${i ? ', ' : ''}${property.name}: ` },
          ...typeWords(property.type),
        ]),
        { words: ' }' },
      ];
    case 'choice': {
      const enumeration = valuesOf(type);
      if (enumeration && enumeration.values.length > MANY) return [{ words: 'one of its values' }];
      return type.of.flatMap((one, i): TypeWord[] => [
        ...(i ? [{ words: i === type.of.length - 1 ? ' or ' : ', ' }] : []),
        ...typeWords(one),
      ]);
    }
    default:
      return [{ words: type.is }];
  }
}
