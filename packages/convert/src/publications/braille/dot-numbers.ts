import type { Translator } from '@relievo/braille';

const EIGHT_DOTS = /[\u2840-\u28ff]+/gu;
const FIRST_CELL = 0x2800;

export interface DotNumbers {
  readonly translator: Translator;
  /** Lists the cells of eight dots that were written as numbers so far, each once. */
  readonly listCells: () => readonly string[];
}

/**
 * Writes cells of eight dots that a text has as the numbers of their dots: ⣇ is (12378). Cells of six dots would be
 * other signs.
 */
export function writeDotNumbers({ engine, translate }: Translator): DotNumbers {
  const cells = new Set<string>();
  const write = (text: string): string =>
    text.replaceAll(EIGHT_DOTS, (run) => {
      for (const cell of run) cells.add(cell);
      return `(${Array.from(run, numberDots).join(', ')})`;
    });
  return {
    translator: { engine, translate: (texts, table) => translate(texts.map(write), table) },
    listCells: () => [...cells],
  };
}

function numberDots(cell: string): string {
  const bits = (cell.codePointAt(0) ?? FIRST_CELL) - FIRST_CELL;
  return [1, 2, 3, 4, 5, 6, 7, 8].filter((dot) => bits & (1 << (dot - 1))).join('');
}
