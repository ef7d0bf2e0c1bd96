import type { Frame, Outline, PlainSource, Spot, Word } from './plain-source.ts';

function holds(outer: Frame, inner: Frame): boolean {
  return (
    inner.left > outer.left &&
    inner.top > outer.top &&
    inner.right < outer.right &&
    inner.bottom < outer.bottom
  );
}

/** Lists closed outlines that are rounds, or have few corners. */
function listBoxes({ strokes, areas, longer }: PlainSource): readonly Outline[] {
  return [...strokes, ...areas].filter(
    ({ isClosed, isRound, corners, frame }) =>
      isClosed && (isRound || corners.length <= 9) && frame.right - frame.left > 0.03 * longer,
  );
}

export function countWordedBoxes(source: PlainSource): number {
  return listBoxes(source).filter((box) => source.words.some((word) => holds(box.frame, word.frame))).length;
}

/** Counts strokes that lead from one box to another. */
export function countJoins(source: PlainSource): number {
  const boxes = listBoxes(source);
  const findBox = (spot: Spot | undefined): Outline | undefined =>
    spot && boxes.find(({ frame }) => measureToFrame(spot, frame) < 0.045 * source.longer);
  return source.strokes.filter(({ isClosed, spots }) => {
    const [from, to] = [findBox(spots[0]), findBox(spots.at(-1))];
    return !isClosed && from && to && from !== to;
  }).length;
}

function measureToFrame({ x, y }: Spot, { left, top, right, bottom }: Frame): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Counts words in the boxes around closed outlines of many corners: at least those that no line crosses. Others may be
 * read too, if the line has another color.
 */
export function countWordsAmongRegions({ strokes, areas, words }: PlainSource): readonly number[] {
  const regions = [...strokes, ...areas].filter(
    ({ isClosed, isRound, corners }) => isClosed && !isRound && corners.length >= 8,
  );
  const isCrossed = ({ frame }: Word): boolean =>
    strokes.some(({ spots }) =>
      spots.some(({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom),
    );
  const among = words.filter((word) => regions.some(({ frame }) => holds(frame, word.frame)));
  const crossed = among.filter(isCrossed).length;
  return Array.from({ length: crossed + 1 }, (_, read) => among.length - crossed + read);
}

const LONG = 8;

export function countLongLines({ words }: PlainSource): number {
  const pieces = words.flatMap(({ text }) => text.split(/_{2,}/));
  return pieces.filter((text) => text.replaceAll(' ', '').length >= LONG).length;
}

/** Counts level strokes with words close above and below them. */
export function countFractionBars({ strokes, words, longer }: PlainSource): number {
  const isOver = ({ frame: { left, right } }: Word, from: number, to: number): boolean =>
    (left + right) / 2 > from && (left + right) / 2 < to;
  return strokes.filter(({ isClosed, corners: [from, to, more] }) => {
    if (isClosed || !from || !to || more || from.y !== to.y || Math.abs(to.x - from.x) > 0.5 * longer)
      return false;
    const over = words.filter((word) => isOver(word, Math.min(from.x, to.x), Math.max(from.x, to.x)));
    return (
      over.some(({ frame, size }) => frame.bottom <= from.y && frame.bottom > from.y - size) &&
      over.some(({ frame, size }) => frame.top >= from.y && frame.top < from.y + size)
    );
  }).length;
}

/** Counts signs in smaller type that follow larger ones, above or below their line. */
export function countRaised({ words }: PlainSource): number {
  const raised = words.filter((one) =>
    words.some(
      (base) =>
        one.size < 0.85 * base.size &&
        one.frame.bottom !== base.frame.bottom &&
        Math.abs(one.frame.bottom - base.frame.bottom) < base.size &&
        Math.abs(one.frame.left - base.frame.right) < base.size,
    ),
  );
  return raised.reduce((sum, { text }) => sum + [...text].length, 0);
}
