import { type FoundChart, readCharts } from '@relievo/chart/reading';
import { type ChartMarks, findChartMarks, findPies } from '@relievo/trace/charts';
import { placeInSlant, type Slant } from '@relievo/trace/letters';
import type { Traced } from '@relievo/trace/picture';
import { type Box, evenLight, type Pixels } from '@relievo/trace/pixels';
import { maxOf, minOf } from '@relievo/words';
import type { ReadLine } from '../../ocr/read-line.ts';
import { paintMarks, paintSlices } from './painted-marks.ts';
import { dropParts, joinRaised, placeWords } from './placed-words.ts';
import { PIXEL } from './reader-scale.ts';
import { listUnsureCells } from './unsure-cells.ts';

/**
 * Charts that a picture shows, with the numbers that its inks, scales and words bear out: what was traced alone runs
 * together where marks touch, and shows charts in calendars. A person confirms them, beside the picture as it was sent.
 */
export function findCharts(
  picture: Pixels,
  { kind }: Pick<Traced, 'kind'>,
  print: readonly ReadLine[],
  isAsSent: boolean,
): readonly FoundChart[] {
  if (kind !== 'drawing' || print.length === 0) return [];
  const pies = findPies(evenLight(picture).pixels);
  const marks = findChartMarks(picture, listWords(print), [
    ...listWords(print.filter(({ slant }) => !slant)),
    ...print.flatMap(({ slant }) => (slant ? [findUpperEnd(slant)] : [])),
  ]);
  const { width, height } = picture;
  const found = readCharts({
    shapes: [...pies.flatMap(paintSlices), ...paintMarks(marks)],
    words: dropParts(joinRaised(print)).map(placeWords),
    blur: BLUR * PIXEL,
  });
  return found.map((chart) => ({
    ...chart,
    ...countUnread(chart, marks),
    ...(isAsSent ? { picture: { width: width * PIXEL, height: height * PIXEL } } : {}),
    unsure: listUnsureCells(chart, { marks, print, width, height }),
  }));
}

/** A line that was not read may be above or below the values, by this share of their height. */
const AROUND = 0.5;

/** Counts pieces of ink between the marks of a chart that no mark of it explains. */
function countUnread(
  { places, unexplained = 0 }: FoundChart,
  { unread }: ChartMarks,
): Pick<FoundChart, 'unexplained'> {
  const points = places.flat().filter((place) => place !== null);
  const [xs, ys] = [points.map(({ x }) => x / PIXEL), points.map(({ y }) => y / PIXEL)];
  const [left, right, top, bottom] = [minOf(xs), maxOf(xs), minOf(ys), maxOf(ys)];
  const around = AROUND * (bottom - top);
  const between = unread.filter(
    (box) =>
      box.x < right &&
      box.x + box.width > left &&
      box.y < bottom + around &&
      box.y + box.height > top - around,
  );
  const count = unexplained + between.length;
  return count > 0 ? { unexplained: count } : {};
}

/** Pixels by which an edge may be beside its place that was painted on pixels. */
const BLUR = 1.5;

function listWords(print: readonly ReadLine[]): readonly Box[] {
  return print.flatMap(({ words, box }) => words.map((word) => clip(word.box, box)));
}

/** Slanted words come nearest to what they name at their upper end. */
function findUpperEnd(slant: Slant): Box {
  const ends = [0, slant.long].map((along) => placeInSlant(slant, along, slant.high / 2));
  const { x, y } = ends.reduce((a, b) => (b.y < a.y ? b : a));
  return { x: x - slant.high / 2, y: y - slant.high / 2, width: slant.high, height: slant.high };
}

function clip(word: Box, line: Box): Box {
  const [x, y] = [Math.max(word.x, line.x), Math.max(word.y, line.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(word.x + word.width, line.x + line.width) - x),
    height: Math.max(0, Math.min(word.y + word.height, line.y + line.height) - y),
  };
}
