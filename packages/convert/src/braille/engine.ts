/** What a liblouis does for us, whichever it is. */
export interface Engine {
  readonly kind: 'system' | 'bundled';
  /** By name and version, as it is kept with every text. */
  readonly name: string;
  /** Whether the table is there and can be used. */
  readonly has: (table: string) => boolean;
  /** One line in cells of liblouis's own display, with the typefaces of its code points. It is null if liblouis refuses. */
  readonly translateLine: (line: string, table: string, forms?: readonly number[] | null) => string | null;
}

/** liblouis takes a list: what shows cells as Unicode, the table, and what is loaded after it. */
export const DISPLAY_TABLE = 'unicode.dis';

/** Twice the cells that any text was seen to need: capitals, numbers and letters with accents take several each. */
export function reckonRoom(characters: number): number {
  return characters * 16 + 64;
}

/** liblouis has these bits for italic, underline and bold (liblouis.h), which is the order of TYPEFORMS. */
const FORM_BITS = [0x1, 0x2, 0x4] as const;

/** Encodes typefaces as liblouis takes them. It also writes to them, so they have the room of the cells. */
export function encodeForms(
  line: string,
  forms: readonly number[],
  charSize: number,
  room: number,
): Uint16Array {
  const encoded = new Uint16Array(room);
  let at = 0;
  for (const [index, character] of Array.from(line).entries()) {
    const own = forms[index] ?? 0;
    const bits = FORM_BITS.reduce((sum, bit, form) => sum | (own & (1 << form) ? bit : 0), 0);
    const units = charSize === 2 ? character.length : 1;
    encoded.fill(bits, at, at + units);
    at += units;
  }
  return encoded;
}
