import { isRecord, type JsonRecord } from '@content-credentials/verdict/json';

/** Where a text stops being valid JSON, and what was expected there. */
export interface JsonFault {
  /** From 1. */
  line: number;
  column: number;
  /** `a comma or }`, for a sentence. */
  expected: string;
}

export type Parsed = { definition: JsonRecord } | { fault: JsonFault } | { wrongKind: string };

/** Any character from the space on, except for the quotation mark and the backslash. */
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\n\r]*/y;

class Fault extends Error {
  readonly place: number;

  constructor(place: number, expected: string) {
    super(expected);
    this.place = place;
  }
}

/** The position of a value in a text: its first character, and the position after its last. */
export interface Place {
  from: number;
  to: number;
}

/** Called for each value with its JSON Pointer (RFC 6901): nested values come before their parent. */
type Visit = (pointer: string, place: Place) => void;

export const escapedKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Parses text as JSON (RFC 8259) up to the first error. @throws Fault */
function walk(text: string, visit: Visit = () => {}): void {
  let place = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (found) place += found[0].length;
    return found !== null;
  };
  const takeMark = (mark: string) => {
    take(SPACE);
    if (text[place] !== mark) return false;
    place += 1;
    return true;
  };
  const list = (end: string, item: (index: number) => void) => {
    if (takeMark(end)) return;
    let index = 0;
    do item(index++);
    while (takeMark(','));
    if (!takeMark(end)) throw new Fault(place, `a comma or ${end}`);
  };
  const member = (pointer: string) => {
    take(SPACE);
    const from = place;
    if (!take(STRING)) throw new Fault(place, 'a name in double quotes');
    const key = String(JSON.parse(text.slice(from, place)));
    if (!takeMark(':')) throw new Fault(place, 'a colon');
    value(`${pointer}/${escapedKey(key)}`);
  };
  const value = (pointer: string) => {
    take(SPACE);
    const from = place;
    if (takeMark('{')) list('}', () => member(pointer));
    else if (takeMark('[')) list(']', (index) => value(`${pointer}/${index}`));
    else if (!take(STRING) && !take(PLAIN)) throw new Fault(place, 'a value');
    visit(pointer, { from, to: place });
  };
  value('');
  take(SPACE);
  if (place < text.length) throw new Fault(place, 'the end of the text');
}

function faultOf(text: string): JsonFault {
  try {
    walk(text);
  } catch (error) {
    if (error instanceof Fault) {
      return { ...lineOf(text, error.place), expected: error.message };
    }
  }
  // Only extremely nested text gets here.
  return { line: 1, column: 1, expected: 'less nesting' };
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : `a ${typeof value}`;

/** Parses typed text. Browsers report the position of an error in different ways, or not at all; this always does. */
export function parseDefinition(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: faultOf(text) };
  }
  return isRecord(value) ? { definition: value } : { wrongKind: kindOf(value) };
}

/** The position of each value in a JSON text, by its JSON Pointer; `''` is the root. @throws Error if it's not JSON */
export function placesIn(text: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  walk(text, (pointer, place) => places.set(pointer, place));
  return places;
}

/** The values of keys that an object already has: JSON allows it, and only the last one counts. @throws Error like placesIn */
export function repeatedIn(text: string): ReadonlyMap<string, Place> {
  const seen = new Set<string>();
  const repeated = new Map<string, Place>();
  walk(text, (pointer, place) => {
    if (seen.has(pointer)) repeated.set(pointer, place);
    seen.add(pointer);
  });
  // What's inside a repeated object is there twice because of it.
  const isInside = (pointer: string) =>
    [...repeated.keys()].some((outer) => pointer.startsWith(`${outer}/`) && outer !== pointer);
  return new Map([...repeated].filter(([pointer]) => !isInside(pointer)));
}

/** Line and column of a position, 1-based. */
export function lineOf(text: string, place: number): { line: number; column: number } {
  const before = text.slice(0, place).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export const jsonText = (definition: JsonRecord): string => JSON.stringify(definition, null, 2);
