import { type BrailleText, cellOf, translateLetters } from '@relievo/braille';
import { cellsSize } from '@relievo/graphic/geometry';
import type { Point, TextItem } from '@relievo/graphic/model';

const BLANK = cellOf([]);
/** Rules of Unified English Braille 3.17: signs of operation are spaced by the words around them. */
const MINUS = cellOf([5]) + cellOf([3, 6]);

/** Words, numbers and minus signs, uncontracted: what these drawings say needs no translator. */
export function toPlainBraille(text: string): BrailleText {
  return {
    cells: text
      .split('\n')
      .map((line) => line.split(' ').map(toWordCells).join(BLANK))
      .join('\n'),
    engine: 'letters',
    table: 'ueb-uncontracted',
  };
}

function toWordCells(word: string): string {
  return word
    .split('-')
    .map((part) => {
      const letters = translateLetters(part);
      if (!letters) throw new RangeError(`“${word}” holds a sign that is not written here.`);
      return letters.cells;
    })
    .join(MINUS);
}

/** Which point of the text's box lies at its place, as shares of its width and height. */
const ANCHORS = {
  /** The text stands below its place. */
  below: [0.5, 0],
  above: [0.5, 1],
  right: [0, 0.5],
  left: [1, 0.5],
  middle: [0.5, 0.5],
  /** It begins there. */
  start: [0, 0],
} as const;
export type Anchor = keyof typeof ANCHORS;

type Label = Pick<TextItem, 'id' | 'print'> & {
  readonly at: Point;
  readonly anchor?: Anchor;
} & Partial<Pick<TextItem, 'role' | 'labels' | 'name' | 'description' | 'braille'>>;

const standard = 'marburg-medium';

export function label({ anchor = 'start', at, role = 'label', ...rest }: Label): TextItem {
  const braille = rest.braille ?? toPlainBraille(rest.print);
  const { width, height } = cellsSize(braille.cells, standard);
  const [across, down] = ANCHORS[anchor];
  return {
    kind: 'text',
    role,
    name: rest.print,
    description: '',
    ...rest,
    at: { x: at.x - width * across, y: at.y - height * down },
    printSize: 5,
    braille,
    height: 1,
  };
}

/** What the sheet is called, at its top left. */
export function heading(print: string): TextItem {
  return label({ id: 'title', role: 'title', print, at: { x: 12, y: 12 } });
}

/** Between a label and what it names (TU Dresden: 3 to 6), in the nearer half. */
export const BESIDE = 3.5;
