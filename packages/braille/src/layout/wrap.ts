import { BLANK } from '../cells.ts';

/** Braille's blank cell, and the space that some translators leave. */
const BLANKS = /[⠀ ]/u;

/**
 * Cells in lines of at most `width`, broken at blanks; a word longer than a line is broken where it
 * must be. The first line of each paragraph may be of another width.
 */
export function wrapCells(cells: string, width: number, first = width): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of cells.split('\n')) {
    let line = '';
    let room = first;
    const end = (): void => {
      lines.push(line);
      line = '';
      room = width;
    };
    for (const word of paragraph.split(BLANKS).filter((one) => one !== '')) {
      if (line !== '' && line.length + 1 + word.length <= room) {
        line += BLANK + word;
        continue;
      }
      if (line !== '') end();
      line = word;
      while (line.length > room) {
        const rest = line.slice(room);
        line = line.slice(0, room);
        end();
        line = rest;
      }
    }
    if (line !== '') lines.push(line);
  }
  return lines;
}
