import JSON5 from 'json5';
import type { MdxJsxFlowElement } from 'satteri';

/**
 * The values of a component's attributes in a page. Expressions are data (`items={[{ title: "…" }]}`) in the syntax of JSON5,
 * and nothing runs them.
 * @throws Error if an expression isn't plain data.
 */
export function attributeValues(attributes: MdxJsxFlowElement['attributes']): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute')
      throw new Error("spread attributes {...x} can't be used in a page; write each attribute");
    const { name, value } = attribute;
    if (value === null || value === undefined) values[name] = true;
    else if (typeof value === 'string') values[name] = value;
    else {
      try {
        values[name] = JSON5.parse(value.value);
      } catch (error) {
        throw new Error(
          `\`${name}={…}\` isn't plain data; write text in quotes, numbers, lists, and objects (${(error as Error).message})`,
        );
      }
    }
  }
  return values;
}
