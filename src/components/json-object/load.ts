import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nearest } from '#config/nearest.ts';
import { observedIn } from '../../content/data/settings-effects.ts';
import { cutOut } from '../../content/json-types/example.ts';
import { loadJsonReference } from '../../content/json-types/load.ts';
import { valuesOf } from '../../content/json-types/model.ts';
import type {
  JsonReference,
  ReferenceObject,
  ReferenceProperty,
} from '../../content/json-types/reference.ts';
import { typeWords } from '../../content/json-types/type-words.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import type { JsonObjectProps } from './JsonObject.tsx';
import type { ObjectTableProps } from './ObjectTable.tsx';
import type { ValueListProps } from './ValueList.tsx';

/** The core that the tables describe; what only an older one has goes into a table of its own. */
const NEWEST = '0.91';

/** Part of a real JSON file in samples/. */
async function exampleOf(
  { name, example }: ReferenceObject,
  sourceDir: string,
): Promise<ObjectTableProps['example']> {
  if (!example) return undefined;
  const file = join(sourceDir, 'samples', example.file);
  const json = JSON.stringify(cutOut(JSON.parse(readFileSync(file, 'utf8')), example), null, 2);
  const title = `${name}, from ${basename(file)}`;
  return { lang: 'json', title, lines: await highlightLines(json, 'json') };
}

function valueList({ text, type, values: meanings }: JsonReference['aliases'][string]): ValueListProps {
  const enumeration = valuesOf(type);
  return {
    text,
    words: enumeration ? undefined : typeWords(type),
    values: (enumeration?.values ?? []).map((value) => ({ value, meaning: meanings[value] })),
    open: enumeration?.open ?? false,
  };
}

/** The definition of a name in the SDK's JSON. @throws Error for a name that isn't in the reference */
export async function loadJsonObject(
  { name, only }: { name: string; only?: ReferenceProperty['only'] },
  sourceDir: string,
): Promise<JsonObjectProps> {
  const { objects, aliases } = loadJsonReference(sourceDir);
  const object = objects[name];
  if (object) {
    const properties = object.properties.filter((one) =>
      only ? one.only === only : one.only === undefined || one.only === NEWEST,
    );
    const example = only ? undefined : await exampleOf(object, sourceDir);
    const observed = observedIn(name, sourceDir);
    return { object: { name, text: object.text, properties, example, observed, isPart: only !== undefined } };
  }
  const alias = aliases[name];
  if (alias) return { values: valueList(alias) };
  const close = nearest(name, [...Object.keys(objects), ...Object.keys(aliases)]);
  throw new Error(`the SDK's JSON has no ${name}${close ? `; did you mean \`${close}\`?` : ''}`);
}
