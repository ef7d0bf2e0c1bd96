import { type Dictionary, isDictionary, isReference, readValue, type Value } from './values.ts';

/** The objects of a PDF, each read when it is asked for. */
export interface RawObjects {
  readonly trailer: Dictionary;
  /** What a value is, or what it refers to; null where that is not there. */
  readonly resolve: (value: Value | undefined) => Value;
}

/** In all tables together: more are of no program. */
const MOST_ROWS = 1_000_000;
const MOST_TABLES = 200;
const START = /startxref\s+(\d{1,10})/g;
const SECTION = /\s*(\d{1,10})\s+(\d{1,10})[ ]*\r?\n?/y;
const ROW = 20;

/**
 * Objects by the table at the end of the file. Null where it has no plain one, as the newer programs write it, or where
 * its words cannot be read without a key.
 */
export function openRawObjects(bytes: Uint8Array): RawObjects | null {
  const text = new TextDecoder('latin1').decode(bytes);
  const start = [...text.slice(-2048).matchAll(START)].at(-1)?.[1];
  if (start === undefined) return null;
  const places = new Map<number, number>();
  const trailer = readTables(text, Number(start), places);
  if (trailer === null || trailer.has('Encrypt')) return null;
  const known = new Map<number, Value>();
  const read = (number: number): Value => {
    const value = known.get(number) ?? readObject(text, number, places.get(number));
    known.set(number, value);
    return value;
  };
  return {
    trailer,
    resolve: (value) => {
      if (!isReference(value)) return value ?? null;
      const found = read(value.to);
      return isReference(found) ? null : found;
    },
  };
}

function readObject(text: string, number: number, place: number | undefined): Value {
  if (place === undefined) return null;
  const head = /\s*(\d+)\s+\d+\s+obj/y;
  head.lastIndex = place;
  return Number(head.exec(text)?.[1]) === number ? readValue(text, head.lastIndex) : null;
}

/** What a later table says stands; the trailer is that of the last one. */
function readTables(text: string, start: number, places: Map<number, number>): Dictionary | null {
  let last: Dictionary | null = null;
  let at: number | null = start;
  const budget = { rows: MOST_ROWS };
  for (let tables = 0; at !== null && tables < MOST_TABLES; tables += 1) {
    const trailer: Dictionary | null = readTable(text, at, places, budget);
    if (!trailer) return last;
    last ??= trailer;
    const before = trailer.get('Prev');
    at = typeof before === 'number' ? before : null;
  }
  return last;
}

function readTable(
  text: string,
  start: number,
  places: Map<number, number>,
  budget: { rows: number },
): Dictionary | null {
  if (!text.startsWith('xref', start)) return null;
  let at = start + 'xref'.length;
  for (;;) {
    SECTION.lastIndex = at;
    const section = SECTION.exec(text);
    if (!section) break;
    at = SECTION.lastIndex;
    const [first, count] = [Number(section[1]), Number(section[2])];
    budget.rows -= count;
    if (budget.rows < 0 || at + count * ROW > text.length) return null;
    for (let row = 0; row < count; row += 1, at += ROW)
      if (text[at + 17] === 'n' && !places.has(first + row))
        places.set(first + row, Number(text.slice(at, at + 10)));
  }
  const end = /\s*trailer/y;
  end.lastIndex = at;
  if (!end.test(text)) return null;
  const trailer = readValue(text, end.lastIndex);
  return isDictionary(trailer) ? trailer : null;
}
