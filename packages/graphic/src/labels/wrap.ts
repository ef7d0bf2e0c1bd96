/** Braille's blank cell, and the space that some translators leave. */
const BLANK = /[⠀ ]/u;

/** Cells in lines of at most `width`, broken at blanks; a word longer than a line is broken where it must be. */
export const wrapCells = (cells: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const paragraph of cells.split('\n')) {
    let line = '';
    for (const word of paragraph.split(BLANK).filter((one) => one !== '')) {
      if (line !== '' && line.length + 1 + word.length <= width) {
        line += `⠀${word}`;
        continue;
      }
      if (line !== '') lines.push(line);
      let rest = word;
      for (; rest.length > width; rest = rest.slice(width)) lines.push(rest.slice(0, width));
      line = rest;
    }
    if (line !== '') lines.push(line);
  }
  return lines;
};
