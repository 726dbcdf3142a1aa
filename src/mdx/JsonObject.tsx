import { Fragment } from 'react';
import type { ReferenceProperty } from '../content/json-types/reference.ts';
import { type TypeWord, typeWords } from '../content/json-types/type-words.ts';
import type { CodeBlockData } from '../page-data/code-block.ts';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { InlineText } from '../ui/InlineText.tsx';

/** Where the explanation of an object is, or nothing for a type that has none. */
export type LinkTo = (object: string) => string | undefined;

export interface JsonObjectProps {
  name: string;
  text: string;
  properties: readonly ReferenceProperty[];
  linkTo: LinkTo;
  /** An address of ours as a link on the built site. */
  href: (address: string) => string;
  example?: CodeBlockData;
}

export interface JsonValuesProps {
  name: string;
  text: string;
  /** The type in words, where it is no list of values. */
  words?: readonly TypeWord[];
  values: ReadonlyArray<{ value: string; meaning?: string }>;
  open: boolean;
  linkTo: LinkTo;
  href: (address: string) => string;
}

function TypeText({ words, linkTo }: { words: readonly TypeWord[]; linkTo: LinkTo }) {
  return words.map((word, i) => {
    const key = `${i}${JSON.stringify(word)}`;
    if ('words' in word) return <Fragment key={key}>{word.words}</Fragment>;
    if ('value' in word) return <code key={key}>{word.value}</code>;
    return (
      <a key={key} href={linkTo(word.name)}>
        <BreakableName name={word.name} />
      </a>
    );
  });
}

/** May break after an underscore, and before a capital. */
function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=_)|(?<=[a-z])(?=[A-Z])/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function PropertyRow({
  object,
  property,
  linkTo,
  href,
}: {
  object: string;
  property: ReferenceProperty;
} & Pick<JsonObjectProps, 'linkTo' | 'href'>) {
  const id = `${object}.${property.name}`;
  return (
    <tr id={id}>
      <th scope="row">
        {/* Objects share property names; read alone, a link has to say whose it is. */}
        <a href={`#${id}`} aria-label={id}>
          <code>
            <BreakableName name={property.name} />
          </code>
        </a>
        <span>
          <TypeText words={typeWords(property.type)} linkTo={linkTo} />
        </span>
        {property.required ? <b>required</b> : <i>optional</i>}
        {property.deprecated && <b className="deprecated">deprecated</b>}
      </th>
      <td>
        <InlineText text={property.text} href={href} />
        {property.default && (
          <p>
            Default: <InlineText text={property.default} href={href} />
          </p>
        )}
        {property.instead && (
          <p>
            Instead: <InlineText text={property.instead} href={href} />
          </p>
        )}
      </td>
    </tr>
  );
}

/** An object of the SDK's JSON: what it is, its properties with an anchor each, and an example. */
export function JsonObject({ name, text, properties, linkTo, href, example }: JsonObjectProps) {
  return (
    <div className="json-object">
      <p>
        <InlineText text={text} href={href} />
      </p>
      <table aria-label={`Properties of ${name}`}>
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <PropertyRow key={property.name} object={name} property={property} linkTo={linkTo} href={href} />
          ))}
        </tbody>
      </table>
      {example && <CodeBlock {...example} />}
    </div>
  );
}

/** A named type that is no object: its values, or what it stands for. */
export function JsonValues({ text, words, values, open, linkTo, href }: JsonValuesProps) {
  return (
    <div className="json-object">
      <p>
        <InlineText text={text} href={href} />
        {words && (
          <>
            {' '}
            In the types: <TypeText words={words} linkTo={linkTo} />.
          </>
        )}
        {open && ' Any other text is accepted too.'}
      </p>
      {values.length > 0 && (
        <ul>
          {values.map(({ value, meaning }) => (
            <li key={value}>
              <code>{value}</code>
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
