import { FIRST_CELL } from '@relievo/braille';

/**
 * North American braille ASCII: the sign for each of the 64 cells of six dots, in the order of
 * Unicode's braille patterns (the code of embossers; liblouis has it as en-us-brf.dis).
 */
const SIGNS = ` A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=`;

/** The sign for a cell; null for one that has a seventh or eighth dot. */
export function asciiOf(cell: string): string | null {
  return SIGNS[(cell.codePointAt(0) ?? 0) - FIRST_CELL] ?? null;
}

/** A line of cells; null where it holds what six dots cannot say. Blanks at its end are nothing. */
export function writeAsciiLine(line: string): string | null {
  let text = '';
  for (const cell of line) {
    const sign = asciiOf(cell);
    if (sign === null) return null;
    text += sign;
  }
  return text.trimEnd();
}
