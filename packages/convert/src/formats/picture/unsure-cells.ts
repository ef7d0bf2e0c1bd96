import type { FoundChart } from '@relievo/chart/reading';
import type { Point } from '@relievo/graphic/model';
import type { ChartMarks } from '@relievo/trace/charts';
import type { Box } from '@relievo/trace/pixels';
import { DOUBTFUL, type ReadLine } from '../../ocr/read-line.ts';
import { PIXEL } from './reader-scale.ts';

/** What a chart was read from, in pixels. */
export interface Seen {
  readonly marks: ChartMarks;
  readonly print: readonly ReadLine[];
  readonly width: number;
  readonly height: number;
}

type UnsureCell = NonNullable<FoundChart['unsure']>[number];

/** Cells of a chart that were hardly seen, or not at all: empty ones, and words that are doubtful or cut off. */
export function listUnsureCells(chart: FoundChart, seen: Seen): readonly UnsureCell[] {
  const [header = []] = chart.cells;
  const isBlank = (text: string): boolean => text === '';
  return chart.cells.flatMap((row, at) =>
    row.flatMap((text, column): readonly UnsureCell[] => {
      const place = chart.places[at - 1]?.[column] ?? null;
      const isNumber = column > 0 && column < header.length && at > 0;
      const isUnsure =
        at === 0
          ? column > 0 && row.length > 2 && text !== chart.group && isUnsureName(text, seen)
          : isBlank(text) ||
            (place ? isHardlySeen(place, column, seen) : !isNumber && isDoubtful(text, seen));
      const wasUnsure = chart.unsure?.some((one) => one.row === at && one.column === column);
      return isUnsure || wasUnsure ? [{ row: at, column }] : [];
    }),
  );
}

/** A series is called by words of the legend, else by a number of ours. */
function isUnsureName(text: string, seen: Seen): boolean {
  const isRead = seen.print.some(({ words }) => words.map((word) => word.text).join(' ') === text);
  return !isRead || isDoubtful(text, seen);
}

function findLines(text: string, { print }: Seen): readonly ReadLine[] {
  return print.filter(({ words }) => {
    const line = words.map((word) => word.text).join(' ');
    return line !== '' && text.includes(line);
  });
}

/** Pixels from the edge of the picture: words that reach it may go on beyond. */
const AT_EDGE = 3;

function isDoubtful(text: string, seen: Seen): boolean {
  const isCut = ({ x, y, width, height }: Box): boolean =>
    Math.min(x, y, seen.width - x - width, seen.height - y - height) < AT_EDGE;
  return findLines(text, seen).some(
    ({ words, box }) => isCut(box) || words.some(({ confidence }) => confidence < DOUBTFUL),
  );
}

/** Pixels within which a mark is the one that was measured. */
const SAME = 6;
/** Of the picture: a mark that may be further off than this is told as unsure. */
const MOST_OFF = 0.005;
/** Of the edges of a bar: so much of each has to be seen. */
const LEAST_SEEN = 0.5;

/** The first column is measured across, the others up or down. */
function isHardlySeen(place: Point, column: number, { marks, width, height }: Seen): boolean {
  const { x, y } = { x: place.x / PIXEL, y: place.y / PIXEL };
  const isNear = (one: Point): boolean => Math.hypot(one.x - x, one.y - y) <= SAME;
  const corner = marks.courses.flatMap(({ corners }) => corners).find(isNear);
  if (corner) return column === 0 ? corner.along > MOST_OFF * width : corner.off > MOST_OFF * height;
  const box = marks.boxes.find(({ left, right, top, bottom }) => {
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const ends = [
      { x: middle.x, y: top },
      { x: middle.x, y: bottom },
      { x: left, y: middle.y },
      { x: right, y: middle.y },
    ];
    return isNear(middle) || ends.some(isNear);
  });
  if (box) return box.seen < LEAST_SEEN;
  const between = marks.courses.flatMap(({ corners }) => findAround(corners, { x, y }));
  if (between.length > 0) return column === 0 || between.some(({ off }) => off > MOST_OFF * height);
  return !marks.marks.some(({ center }) => isNear(center));
}

/** Pixels between a straight piece of a line and a place on it. */
const ON_LINE = 2;

/** Finds the two corners of a line between which a place is on it. */
function findAround(corners: ChartMarks['courses'][number]['corners'], { x, y }: Point): typeof corners {
  const next = corners.findIndex((corner) => corner.x > x);
  const [before, after] = [corners[next - 1], corners[next]];
  if (!before || !after) return [];
  const at = before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
  return Math.abs(at - y) <= ON_LINE ? [before, after] : [];
}
