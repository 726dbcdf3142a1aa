import type { ReferenceProperty } from '../../content/json-types/reference.ts';
import { typeWords } from '../../content/json-types/type-words.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { BreakableName } from './BreakableName.tsx';
import { TypeText } from './TypeText.tsx';

/** A property with its own anchor. */
export function PropertyRow({
  object,
  property,
  observed,
  href,
}: {
  object: string;
  property: ReferenceProperty;
  observed: string | undefined;
  href: (address: string) => string;
}) {
  const id = `${object}.${property.name}`;
  return (
    <tr id={id}>
      <th scope="row">
        {/* Several objects have properties with the same name, so the link's name includes the object. */}
        <a href={`#${id}`} aria-label={id}>
          <code>
            <BreakableName name={property.name} />
          </code>
        </a>
        <span>
          <TypeText words={typeWords(property.type)} href={href} />
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
        {property.since && <p>Since core {property.since}</p>}
        {observed && (
          <p>
            <a href={href(observed)}>
              What each value of <BreakableName name={property.name} /> did
            </a>
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
