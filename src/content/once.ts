/**
 * Computes each value once per process, by its arguments. For what's read from data and samples: a build doesn't change them,
 * and a dev server loads our code again after an edit of them.
 */
export function once<Names extends readonly string[], Value>(
  compute: (...names: Names) => Value,
): (...names: Names) => Value {
  const values = new Map<string, Value>();
  return (...names) => {
    const key = names.join('\n');
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(...names);
    values.set(key, value);
    return value;
  };
}
