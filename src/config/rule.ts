import type { z } from 'zod';

/**
 * A check for `schema.check(…)`: `fixFor` gets a value and answers what the author has to do about it,
 * or undefined when the value is fine. In this folder the message of an issue is always the fix.
 */
export function rule<T>(fixFor: (value: T) => string | undefined): z.core.CheckFn<T> {
  return (payload) => {
    const message = fixFor(payload.value);
    if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value });
  };
}

/** A check that refuses an empty list. Unlike zod's own `min` it keeps checks of the list as a whole from running. */
export function atLeastOne(fix: string): z.core.CheckFn<readonly unknown[]> {
  return rule((items) => (items.length === 0 ? fix : undefined));
}

/** For a fix that belongs to a field below the checked object: `path` leads there. */
export interface Finding {
  path: PropertyKey[];
  fix: string;
  /** The value to show in the message. */
  value: unknown;
}

/** A check that compares fields or list items with each other and may find several faults. */
export function rules<T>(findings: (value: T) => Finding[]): z.core.CheckFn<T> {
  return (payload) => {
    for (const { path, fix, value } of findings(payload.value)) {
      payload.issues.push({ code: 'custom', message: fix, path, input: value });
    }
  };
}

/** Findings for every list item whose `key` was already used by an earlier item. */
export function duplicates<T, K extends keyof T & string>(items: readonly T[], key: K): Finding[] {
  const first = new Map<T[K], number>();
  return items.flatMap((item, index) => {
    const earlier = first.get(item[key]);
    if (earlier === undefined) {
      first.set(item[key], index);
      return [];
    }
    return [{ path: [index, key], value: item[key], fix: `item ${earlier} has the same; make it unique` }];
  });
}
