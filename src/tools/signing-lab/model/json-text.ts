import { isRecord, type JsonRecord } from '../../../c2pa/json.ts';

/** Where a text stops being JSON, and what should stand there. */
export interface JsonFault {
  /** From 1. */
  line: number;
  column: number;
  /** `a comma or }`, for a sentence. */
  expected: string;
}

export type Parsed = { definition: JsonRecord } | { fault: JsonFault } | { wrongKind: string };

/** Any character from the space on, but for the quotation mark and the backslash. */
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

/** Walks over a text as JSON (RFC 8259) up to the first thing that does not fit. @throws Fault */
function walk(text: string): void {
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
  const list = (end: string, item: () => void) => {
    if (takeMark(end)) return;
    do item();
    while (takeMark(','));
    if (!takeMark(end)) throw new Fault(place, `a comma or ${end}`);
  };
  const member = () => {
    take(SPACE);
    if (!take(STRING)) throw new Fault(place, 'a name in double quotes');
    if (!takeMark(':')) throw new Fault(place, 'a colon');
    value();
  };
  const value = () => {
    if (takeMark('{')) return list('}', member);
    if (takeMark('[')) return list(']', value);
    if (!take(STRING) && !take(PLAIN)) throw new Fault(place, 'a value');
  };
  value();
  take(SPACE);
  if (place < text.length) throw new Fault(place, 'the end of the text');
}

function faultOf(text: string): JsonFault {
  try {
    walk(text);
  } catch (error) {
    if (error instanceof Fault) {
      const before = text.slice(0, error.place).split('\n');
      return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, expected: error.message };
    }
  }
  // Only a text that nests beyond every measure gets here.
  return { line: 1, column: 1, expected: 'less nesting' };
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : `a ${typeof value}`;

/** Reads what was typed. Browsers name the place of a mistake each in its own way, or not at all; this does always. */
export function parseDefinition(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: faultOf(text) };
  }
  return isRecord(value) ? { definition: value } : { wrongKind: kindOf(value) };
}

export const jsonText = (definition: JsonRecord): string => JSON.stringify(definition, null, 2);
