type Attributes = Readonly<Record<string, unknown>>;

/** An attribute of a component that may be left out. @throws Error when it is no text */
export function text(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name];
  if (value !== undefined && typeof value !== 'string')
    throw new Error(`\`${name}\` must be text, like ${name}="…"`);
  return value;
}

/** An attribute that has to be there. @throws Error that says what to write */
export function required(attributes: Attributes, name: string): string {
  const value = text(attributes, name);
  if (!value?.trim()) throw new Error(`\`${name}\` is missing; write ${name}="…"`);
  return value;
}
