import { LIMITS, type TextItem } from '@relievo/graphic/model';
import type { Box } from '@relievo/trace/pixels';
import { maxOf, minOf } from '@relievo/words';
import { DOUBTFUL, type ReadLine } from '../../ocr/read-line.ts';
import type { FoundWord } from '../importer.ts';
import type { NoteTaker } from '../notes.ts';
import type { Placing } from './traced-items.ts';

export interface Labels {
  readonly items: readonly TextItem[];
  readonly words: readonly FoundWord[];
}

/** Words that were read, as labels where they stand in the picture. */
export function toLabels(lines: readonly ReadLine[], placing: Placing, notes: NoteTaker): Labels {
  const labels = joinLines(lines).map((group, i) => toLabel(group, `label-${i + 1}`, placing));
  for (const { item, words } of labels)
    if (words.some(({ confidence }) => confidence < DOUBTFUL))
      notes.add('picture_words_doubtful', {}, item.id);
  for (const group of labels) if (group.isTurned) notes.add('text_turned', {}, group.item.id);
  return { items: labels.map(({ item }) => item), words: labels.flatMap(({ words }) => words) };
}

/** In heights of the line: how far below another the next line of one text begins. */
const NEXT_LINE = 1.1;

/** Lines of one size below each other that begin, or have their middles, at one place are one text. */
function joinLines(lines: readonly ReadLine[]): readonly (readonly ReadLine[])[] {
  const groups: ReadLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y)) {
    const group = groups.find((one) => {
      const above = one.at(-1);
      return above !== undefined && follows(above, line);
    });
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function follows(above: ReadLine, below: ReadLine): boolean {
  const [a, b] = [above.box, below.box];
  if (above.turn !== 'level' || below.turn !== 'level') return false;
  // Numbers of a scale stand below each other and are no text.
  if ([above, below].some(({ words }) => words.every(({ text }) => !/\p{L}{2}/u.test(text)))) return false;
  const gap = b.y - a.y - a.height;
  const isNear = gap >= -0.2 * a.height && gap <= NEXT_LINE * a.height;
  const isAlike = Math.max(a.height, b.height) <= 1.5 * Math.min(a.height, b.height);
  const begins = Math.abs(a.x - b.x) <= a.height;
  const centred = Math.abs(a.x + a.width / 2 - b.x - b.width / 2) <= a.height;
  return isNear && isAlike && (begins || centred);
}

/** The height of a line of letters in sizes of its font, and of the font in pitches of lines. */
const OF_FONT = 0.9;
const OF_PITCH = 0.8;

function toLabel(lines: readonly ReadLine[], id: string, placing: Placing) {
  const boxes = lines.map(({ box }) => box);
  const left = minOf(boxes.map(({ x }) => x));
  const top = minOf(boxes.map(({ y }) => y));
  const isTurned = lines.some(({ turn }) => turn !== 'level');
  const high = maxOf(lines.map(({ box, slant }) => slant?.high ?? (isTurned ? box.width : box.height)));
  const print = lines
    .map(({ words }) =>
      words
        .toSorted((a, b) => (isTurned ? 0 : a.box.x - b.box.x))
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n')
    .slice(0, LIMITS.text);
  const item: TextItem = {
    kind: 'text',
    id,
    role: 'label',
    name: '',
    description: '',
    at: { x: placing.x + left * placing.scale, y: placing.y + top * placing.scale },
    print,
    printSize: Math.max(0.5, (high * placing.scale) / OF_FONT / OF_PITCH),
    braille: null,
    height: 1,
  };
  const words = lines.flatMap((line) => toWords(line, id, placing));
  return { item, words, isTurned };
}

/** Lists the words of a line, in the text of the drawing with this id or in none. */
export function toWords({ words }: ReadLine, item: string | null, placing: Placing): readonly FoundWord[] {
  return words.map(({ text, confidence, box }) => ({
    text,
    confidence: Math.round(confidence),
    item,
    box: placeBox(box, placing),
  }));
}

function placeBox({ x, y, width, height }: Box, placing: Placing): Box {
  const { scale } = placing;
  return { x: placing.x + x * scale, y: placing.y + y * scale, width: width * scale, height: height * scale };
}
