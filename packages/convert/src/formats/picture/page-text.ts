import type { Course } from '@relievo/trace/curves';
import type { Traced } from '@relievo/trace/picture';
import { type Box, type Grid, surround } from '@relievo/trace/pixels';
import { maxOf } from '@relievo/words';
import type { ReadLine } from '../../ocr/read-line.ts';

/** The print of a picture consists of the labels of its drawing and the text of the page around it. */
export interface PartedPrint {
  readonly labels: readonly ReadLine[];
  /** The name of the picture is that of a heading above it or a caption below it. */
  readonly title: string | null;
  /** Instructions, questions and lists of words are in their order on the page. */
  readonly text: readonly string[];
  /** The title and the text were read in these lines. */
  readonly page: readonly ReadLine[];
}

/** Lines that are read together: words of one row, or rows below each other. */
interface Block {
  readonly lines: readonly ReadLine[];
  readonly box: Box;
  readonly text: string;
  /** Its highest letters are so high. */
  readonly high: number;
}

/** Parts print by its place, form and size: page text is outside of the drawing, and is a sentence, a question or a list. */
export function partPrint(
  lines: readonly ReadLine[],
  traced: Traced,
  picture: Pick<Grid, 'width' | 'height'>,
): PartedPrint {
  const drawn = surroundDrawing(traced, picture);
  if (!drawn) return { labels: lines, title: null, text: [], page: [] };
  const blocks = joinRows(lines.filter(({ turn }) => turn === 'level'))
    .filter(({ box }) => isOutside(box, drawn))
    .toSorted((a, b) => a.box.y - b.box.y);
  const page = blocks.filter(({ text }) => isPageText(text));
  const inPage = new Set(page.flatMap((block) => block.lines));
  const heights = lines
    .filter((line) => !inPage.has(line) && line.turn === 'level')
    .map(({ box }) => box.height);
  const usual = heights.toSorted((a, b) => a - b)[Math.floor((heights.length - 1) / 2)] ?? 0;
  const caption = page.find(({ text }) => readCaption(text) !== null);
  const heading = blocks.find((block) => !page.includes(block) && isHeading(block, { drawn, usual }));
  const named = heading ?? caption;
  const taken = new Set([...inPage, ...(heading?.lines ?? [])]);
  return {
    labels: lines.filter((line) => !taken.has(line)),
    title: named ? (readCaption(named.text) ?? named.text).replace(/[.:]$/u, '') : null,
    text: page.filter((block) => block !== named).map(({ text }) => text),
    page: [...taken],
  };
}

/** An area that is as large as the picture is its paper, around a drawing on another ground. */
const WHOLE = 0.97;

function surroundDrawing(
  { lines, areas, marks }: Traced,
  { width, height }: Pick<Grid, 'width' | 'height'>,
): Box | null {
  const isPaper = (box: Box): boolean => box.width >= WHOLE * width && box.height >= WHOLE * height;
  const boxes = [
    ...areas.map(({ box }) => box).filter((box) => !isPaper(box)),
    ...lines.map(({ course }) => surroundCourse(course)),
    ...marks.map(({ center, radius }) => ({
      x: center.x - radius,
      y: center.y - radius,
      width: 2 * radius,
      height: 2 * radius,
    })),
  ];
  return boxes.length > 0 ? surround(boxes) : null;
}

function surroundCourse(course: Course): Box {
  if (course.kind !== 'path') {
    const { x, y } = course.center;
    const [rx, ry] = course.kind === 'circle' ? [course.radius, course.radius] : [course.rx, course.ry];
    const reach = Math.max(rx, ry);
    return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  }
  const points = [course.start, ...course.pieces.map(({ to }) => to)];
  return surround(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
}

/** Print is outside of the drawing if less of it than this share reaches into the rows of the drawing. */
const INSIDE = 0.3;

function isOutside({ y, height }: Box, drawn: Box): boolean {
  const shared = Math.min(y + height, drawn.y + drawn.height) - Math.max(y, drawn.y);
  return shared <= INSIDE * height;
}

/** In heights of a line: words of one row are closer than this, and rows of one text closer below each other. */
const NEXT_WORD = 3;
const NEXT_ROW = 1.1;

function joinRows(lines: readonly ReadLine[]): readonly Block[] {
  const rows: ReadLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.x - b.box.x)) {
    const row = rows.find((one) => {
      const before = one.at(-1)?.box;
      return before !== undefined && areInRow(before, line.box);
    });
    if (row) row.push(line);
    else rows.push([line]);
  }
  const blocks: ReadLine[][][] = [];
  for (const row of rows.toSorted((a, b) => surroundLines(a).y - surroundLines(b).y)) {
    const block = blocks.find((one) => follows(surroundLines(one.at(-1) ?? []), surroundLines(row)));
    if (block) block.push(row);
    else blocks.push([row]);
  }
  return blocks.map((block) => ({
    lines: block.flat(),
    box: surroundLines(block.flat()),
    text: block.map((row) => row.map(readText).join(' ')).join(' '),
    high: maxOf(block.flat().map(({ box }) => box.height)),
  }));
}

function surroundLines(lines: readonly ReadLine[]): Box {
  return lines.length > 0 ? surround(lines.map(({ box }) => box)) : { x: 0, y: 0, width: 0, height: 0 };
}

function areInRow(a: Box, b: Box): boolean {
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return shared >= 0.5 * low && b.x - a.x - a.width <= NEXT_WORD * high && b.x >= a.x + a.width - low;
}

function follows(above: Box, below: Box): boolean {
  const gap = below.y - above.y - above.height;
  const isNear = gap >= -0.3 * above.height && gap <= NEXT_ROW * Math.min(above.height, below.height);
  return isNear && Math.abs(above.x - below.x) <= 2 * above.height;
}

function readText({ words }: ReadLine): string {
  return words
    .toSorted((a, b) => a.box.x - b.box.x)
    .map(({ text }) => text)
    .join(' ');
}

/** A sentence has so many words. A label has fewer, and a list of words has commas between them. */
const SENTENCE = 5;
const NUMBERED = /^(?:\d{1,2}|[a-z])[.)]\s/u;
const CAPTION =
  /^(?:figure|fig|abbildung|abb|figura|ilustración|image|picture|diagram|photo)\b\.?\s{0,2}(?:[\d.]{1,8}|[A-Z](?=[\s.:]))[\s.:–-]{0,4}([^\s.:–-].{0,200})$/iu;

function isPageText(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word));
  return (
    (words.length >= SENTENCE && /[.?!:,;]/u.test(text)) ||
    (words.length >= 3 && (/[.?!:]$/u.test(text) || NUMBERED.test(text))) ||
    (words.length >= 3 && (text.match(/,/gu) ?? []).length >= 2) ||
    readCaption(text) !== null
  );
}

/** Returns the words of a caption behind its number; null for print that is not a caption. */
function readCaption(text: string): string | null {
  const words = CAPTION.exec(text)?.[1]?.trim() ?? '';
  return words.length >= 3 ? words : null;
}

/** A heading is larger than the labels by this factor. */
const LARGER = 1.15;
const MAX_HEADING = 10;

/** Names side by side, as below bars, are farther apart than this, in heights of a line; words of one heading are not. */
const APART = 1.2;

function hasNamesSideBySide({ lines }: Block): boolean {
  const sorted = lines.toSorted((a, b) => a.box.x - b.box.x);
  return sorted.some(({ box }, at) => {
    const before = sorted[at - 1]?.box;
    return (
      before !== undefined && areInRow(before, box) && box.x - before.x - before.width > APART * box.height
    );
  });
}

function isHeading(block: Block, { drawn, usual }: { readonly drawn: Box; readonly usual: number }): boolean {
  const { text, high, box } = block;
  if (hasNamesSideBySide(block)) return false;
  const words = text.split(/\s+/u);
  const isShort = words.length <= MAX_HEADING && /\p{L}{3}/u.test(text) && !/[?!;]$/u.test(text);
  const middle = drawn.x + drawn.width / 2;
  const isOver = box.x <= middle && box.x + box.width >= middle;
  return isShort && words.length >= 2 && isOver && usual > 0 && high >= LARGER * usual;
}
