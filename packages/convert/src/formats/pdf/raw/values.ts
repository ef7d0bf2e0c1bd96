/** What stands in an object of a PDF (ISO 32000-1, 7.3), as far as it is no stream. */
export type Value = number | Name | Reference | Words | Dictionary | readonly Value[] | null;
export type Dictionary = ReadonlyMap<string, Value>;

interface Name {
  readonly name: string;
}

export interface Reference {
  readonly to: number;
}

/** One character is one byte. */
interface Words {
  readonly bytes: string;
}

const DEEPEST = 50;
const BLANK = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX = /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y;
const WORD = /[A-Za-z]+/y;

class NoValue extends Error {}

/** The value that begins there; null where none does. */
export function readValue(text: string, place: number): Value {
  try {
    return createReader(text, place)(0);
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
}

function createReader(text: string, place: number): (depth: number) => Value {
  let at = place;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const takeSign = (sign: string): boolean => {
    take(BLANK);
    if (!text.startsWith(sign, at)) return false;
    at += sign.length;
    return true;
  };
  const read = (depth: number): Value => {
    if (depth > DEEPEST) throw new NoValue();
    if (takeSign('<<')) return readDictionary(depth);
    if (takeSign('[')) return readList(depth);
    if (takeSign('(')) return { bytes: readBracketed() };
    const hex = take(HEX);
    if (hex) return { bytes: fromHex(hex[1] ?? '') };
    const name = take(NAME);
    if (name) return { name: writeName(name[1] ?? '') };
    const reference = take(REFERENCE);
    if (reference) return { to: Number(reference[1]) };
    const number = take(NUMBER);
    if (number) return Number(number[0]);
    if (take(WORD)) return null;
    throw new NoValue();
  };
  const readDictionary = (depth: number): Dictionary => {
    const entries = new Map<string, Value>();
    while (!takeSign('>>')) {
      const key = take(NAME);
      if (!key) throw new NoValue();
      entries.set(writeName(key[1] ?? ''), read(depth + 1));
    }
    return entries;
  };
  const readList = (depth: number): readonly Value[] => {
    const values: Value[] = [];
    while (!takeSign(']')) values.push(read(depth + 1));
    return values;
  };
  const readBracketed = (): string => {
    let bytes = '';
    for (let open = 1; at < text.length; at += 1) {
      const sign = text[at] ?? '';
      if (sign === '\\') bytes += readEscape();
      else {
        open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
        if (open === 0) {
          at += 1;
          return bytes;
        }
        bytes += sign;
      }
    }
    throw new NoValue();
  };
  /** Left at the last sign of the escape. */
  const readEscape = (): string => {
    const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
    if (octal) {
      at += octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    }
    at += 1;
    const sign = text[at] ?? '';
    if (sign === '\r' && text[at + 1] === '\n') at += 1;
    return ESCAPES[sign] ?? sign;
  };
  return read;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
};

function fromHex(digits: string): string {
  const plain = digits.replaceAll(/[^0-9A-Fa-f]/g, '');
  return (plain.length % 2 === 0 ? plain : `${plain}0`).replaceAll(/../g, (two) =>
    String.fromCharCode(Number.parseInt(two, 16)),
  );
}

function writeName(written: string): string {
  return written.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, two: string) =>
    String.fromCharCode(Number.parseInt(two, 16)),
  );
}

export function isDictionary(value: Value | undefined): value is Dictionary {
  return value instanceof Map;
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

export function isReference(value: Value | undefined): value is Reference {
  return typeof value === 'object' && value !== null && 'to' in value;
}

export function nameOf(value: Value | undefined): string {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : '';
}

/** Words for a person: UTF-16 or UTF-8 where they begin with its mark, else one byte for each. */
export function wordsOf(value: Value | undefined): string {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return '';
  const { bytes } = value;
  const coding = bytes.startsWith('\u00fe\u00ff')
    ? 'utf-16be'
    : bytes.startsWith('\u00ef\u00bb\u00bf')
      ? 'utf-8'
      : 'windows-1252';
  return new TextDecoder(coding).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
