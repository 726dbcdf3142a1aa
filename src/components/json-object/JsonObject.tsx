import { ObjectTable, type ObjectTableProps } from './ObjectTable.tsx';
import { ValueList, type ValueListProps } from './ValueList.tsx';

/** What a name of the SDK's JSON stands for. */
export type JsonObjectProps = { object: ObjectTableProps } | { values: ValueListProps };

/** An object of the SDK's JSON, or a named type that isn't one. */
export function JsonObject({ href, ...props }: JsonObjectProps & { href: (address: string) => string }) {
  return 'object' in props ? (
    <ObjectTable {...props.object} href={href} />
  ) : (
    <ValueList {...props.values} href={href} />
  );
}
