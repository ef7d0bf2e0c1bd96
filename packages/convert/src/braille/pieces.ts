/**
 * A long line in pieces that the engines take quickly: their time grows faster than the line, and the
 * bundled one has little memory. Cut at blanks, which stay with the piece before them.
 */
export const LONGEST_PIECE = 2_000;

export function splitIntoPieces(line: string): readonly string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > LONGEST_PIECE) {
    const blank = rest.lastIndexOf(' ', LONGEST_PIECE - 1);
    const end = blank > 0 ? blank + 1 : findCharacterEnd(rest, LONGEST_PIECE);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}

/** Never between the two halves of a character. */
function findCharacterEnd(text: string, end: number): number {
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end;
}
