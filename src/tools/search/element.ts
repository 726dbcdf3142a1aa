type Value = string | number | boolean | undefined | ((event: never) => void);
export type Content = Node | string | false | undefined;

/**
 * Creates an element. Attributes that are functions are event handlers, undefined ones are left out, and strings stay text.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener(name, value as (event: Event) => void);
    else if (value !== undefined) created.setAttribute(name, String(value));
  }
  created.append(...content.filter((one) => one !== undefined && one !== false));
  return created;
}
