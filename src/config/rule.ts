import type { z } from 'zod';

/**
 * A check for `schema.check(…)`: `fixFor` takes a value and returns how to fix it, or undefined if the value is
 * valid. In this folder, an issue's message is always the fix.
 */
export function rule<T>(fixFor: (value: T) => string | undefined): z.core.CheckFn<T> {
  return (payload) => {
    const message = fixFor(payload.value);
    if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value });
  };
}

/** A check that rejects an empty list. Unlike zod's `min`, it prevents checks of the list as a whole from running. */
export function atLeastOne(fix: string): z.core.CheckFn<readonly unknown[]> {
  return rule((items) => (items.length === 0 ? fix : undefined));
}

/** A fix for a field below the checked object, given by `path`. */
export interface Finding {
  path: PropertyKey[];
  fix: string;
  /** The value shown in the message. */
  value: unknown;
}

/** A check that compares fields or list items and can report several mistakes. */
export function rules<T>(findings: (value: T) => Finding[]): z.core.CheckFn<T> {
  return (payload) => {
    for (const { path, fix, value } of findings(payload.value)) {
      payload.issues.push({ code: 'custom', message: fix, path, input: value });
    }
  };
}

/** Findings for every list item whose `key` is already used by an earlier item. */
export function duplicates<T, K extends keyof T & string>(items: readonly T[], key: K): Finding[] {
  const first = new Map<T[K], number>();
  return items.flatMap((item, index) => {
    const earlier = first.get(item[key]);
    if (earlier === undefined) {
      first.set(item[key], index);
      return [];
    }
    return [
      { path: [index, key], value: item[key], fix: `item ${earlier} has the same value; make it unique` },
    ];
  });
}
