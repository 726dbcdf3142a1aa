import { ObjectTable, type ObjectTableProps } from './ObjectTable.tsx';
import { ValueList, type ValueListProps } from './ValueList.tsx';

/** The definition of a name in the SDK's JSON. */
export type JsonObjectProps = { object: ObjectTableProps } | { values: ValueListProps };

/** An object in the SDK's JSON, or a named type that isn't one. */
export function JsonObject({ href, ...props }: JsonObjectProps & { href: (address: string) => string }) {
  return 'object' in props ? (
    <ObjectTable {...props.object} href={href} />
  ) : (
    <ValueList {...props.values} href={href} />
  );
}
